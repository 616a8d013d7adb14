import { commonProperties } from '../src/telemetry/commonProperties';
import { classifications } from '../src/telemetry/events';
import { eventValues } from './eventValues';
import type { KustoLanguage, SyntaxNode } from './kusto';

/** Checks queries against the table `customEvents` and against what is declared of our events. */
export class QueryCheck {
  private readonly globals: unknown;

  constructor(private readonly kusto: KustoLanguage) {
    const { ColumnSymbol, TableSymbol, DatabaseSymbol, ScalarTypes } = kusto.Symbols;
    const table = new TableSymbol.$ctor4('customEvents', [
      new ColumnSymbol('timestamp', ScalarTypes.DateTime),
      new ColumnSymbol('name', ScalarTypes.String),
      new ColumnSymbol('customDimensions', ScalarTypes.Dynamic),
      new ColumnSymbol('customMeasurements', ScalarTypes.Dynamic),
    ]);
    const database = new DatabaseSymbol.ctor('telemetry', [table]);
    this.globals = kusto.GlobalState.Default.WithDatabase(database);
  }

  /** What is wrong with a query: each diagnostic of Kusto, each property that no event has, each value that none can be. */
  problemsOf(query: string): readonly string[] {
    const { KustoCode, Syntax } = this.kusto;
    const code = KustoCode.ParseAndAnalyze(query, this.globals);
    const diagnostics = code.GetDiagnostics();
    const problems = Array.from({ length: diagnostics.Count }, (_, index) => {
      const { Message, Start } = diagnostics.getItem(index);
      return `line ${query.slice(0, Start).split('\n').length}: ${Message}`;
    });
    Syntax.SyntaxElement.WalkNodes(code.Syntax, (node) => {
      const problem = this.propertyProblem(node) ?? this.valueProblem(node);
      if (problem !== undefined) {
        problems.push(problem);
      }
    });
    return problems;
  }

  private propertyProblem(node: SyntaxNode): string | undefined {
    const { PathExpression, ElementExpression } = this.kusto.Syntax;
    if (![PathExpression, ElementExpression].some((type) => node instanceof type)) {
      return undefined;
    }
    const bag = node.Expression.toString().trim();
    const property = node.Selector.toString().replace(/^\s*\[?"?|"?\]?\s*$/g, '');
    return isDeclared(bag, property) ? undefined : `no event has ${property} among its ${bag}`;
  }

  private valueProblem(node: SyntaxNode): string | undefined {
    // Only a comparison has a right side, and only a literal a value.
    const value = node instanceof this.kusto.Syntax.BinaryExpression ? node.Right.LiteralValue : undefined;
    return typeof value !== 'string' || VALUES.has(value) ? undefined : `no event has the value ${value}`;
  }
}

const VALUES: ReadonlySet<string> = new Set([
  ...Object.values(eventValues).flatMap((values) => Object.keys(values)),
  ...Object.keys(eventValues.previousTool).map((tool) => `/lmTool.${tool}`),
]);

function isDeclared(bag: string, property: string): boolean {
  const [, declared] = Object.entries(classifications).find(([name]) => name === property) ?? [];
  switch (bag) {
    case 'customDimensions':
      return Object.hasOwn(commonProperties, property) || (declared !== undefined && !declared.isMeasurement);
    case 'customMeasurements':
      return declared?.isMeasurement === true;
    default:
      return false;
  }
}
