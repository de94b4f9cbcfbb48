import { parseSync } from 'vite';
import type { SourceFault } from './source-fault';
import { type TreePart, visitTree } from './visit-tree';

const CLIMBING = /^(?:\.\.\/){3}/;
const MESSAGE =
  'This import climbs three folders or more: use `#folder/file.ts`, as package.json\'s "imports" says.';
/** Vitest calls that name a module. */
const MOCKS = new Set(['mock', 'doMock', 'unmock', 'importActual', 'importOriginal']);

/** Imports, exports, dynamic imports, types and mocks whose path climbs three folders or more. */
export function climbingImports(path: string, source: string): SourceFault[] {
  if (!source.includes('../../../')) return [];
  const faults: SourceFault[] = [];
  const { program } = parseSync(path, source);
  visitTree(program, (part) => {
    const module = moduleOf(part);
    if (module !== null && CLIMBING.test(module)) faults.push({ at: part.start, message: MESSAGE });
    return true;
  });
  return faults;
}

/** The module named by a node; null if none. */
function moduleOf({ type, source, callee, arguments: given }: TreePart): string | null {
  if (type !== 'CallExpression') return textOf(source);
  const { object, property } = callee as { object?: { name?: string }; property?: { name?: string } };
  const isMock = object?.name === 'vi' && MOCKS.has(property?.name ?? '');
  return isMock ? textOf((given as unknown[])[0]) : null;
}

function textOf(part: unknown): string | null {
  const value = (part as { value?: unknown } | null | undefined)?.value;
  return typeof value === 'string' ? value : null;
}
