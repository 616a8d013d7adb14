import * as path from 'node:path';
import { writeRoots } from './roots/workspace';
import { writeShop } from './shop/workspace';

/** One window in which agent tests run: those of the folder that has its name. */
export interface AgentScene {
  /** Fills an empty folder, and returns what VS Code opens: a folder or a `.code-workspace` file. Absolute paths. */
  readonly open: (folder: string) => Promise<string>;
  readonly userSettings?: Readonly<Record<string, unknown>>;
}

const workspaces = path.join(__dirname, '..', '..', '..', 'test', 'fixtures', 'workspaces');

/** The scenes, in the order in which they run. */
export const scenes: Readonly<Record<string, AgentScene>> = {
  shop: { open: (folder) => writeShop(folder, path.join(workspaces, 'shop')) },
  roots: {
    open: writeRoots,
    // Here Copilot offers the other form of its reader: offset and limit.
    userSettings: { 'github.copilot.chat.advanced.enableReadFileV2': true },
  },
};
