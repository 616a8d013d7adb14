import { createRequire } from 'node:module';

/** The part of Microsoft's Kusto language service that checking uses. It is compiled from C#, hence the names. */
export interface KustoLanguage {
  readonly KustoCode: { ParseAndAnalyze(text: string, globals: unknown): KustoCode };
  readonly GlobalState: { readonly Default: { WithDatabase(database: object): unknown } };
  readonly Symbols: {
    readonly ColumnSymbol: new (name: string, type: object) => object;
    readonly TableSymbol: { readonly $ctor4: new (name: string, columns: readonly object[]) => object };
    readonly DatabaseSymbol: { readonly ctor: new (name: string, members: readonly object[]) => object };
    readonly ScalarTypes: Readonly<Record<'DateTime' | 'String' | 'Dynamic', object>>;
  };
  readonly Syntax: {
    readonly SyntaxElement: { WalkNodes(root: object, visit: (node: SyntaxNode) => void): void };
    readonly PathExpression: NodeType;
    readonly ElementExpression: NodeType;
    readonly BinaryExpression: NodeType;
  };
}

type NodeType = new () => SyntaxNode;

/** A piece of a query. Which of the parts there are depends on its type. */
export interface SyntaxNode {
  /** What a path or an element is taken of. */
  readonly Expression: SyntaxNode;
  /** Which part is taken. */
  readonly Selector: SyntaxNode;
  readonly Right: SyntaxNode;
  readonly LiteralValue?: unknown;
  toString(): string;
}

interface KustoCode {
  readonly Syntax: object;
  GetDiagnostics(): {
    readonly Count: number;
    getItem(index: number): { readonly Message: string; readonly Start: number };
  };
}

/** Loads the language service, which makes globals of itself. */
export function loadKusto(): KustoLanguage {
  const require = createRequire(__filename);
  require('@kusto/language-service-next/bridge.min.js');
  require('@kusto/language-service-next/Kusto.Language.Bridge.min.js');
  return (globalThis as unknown as { readonly Kusto: { readonly Language: KustoLanguage } }).Kusto.Language;
}
