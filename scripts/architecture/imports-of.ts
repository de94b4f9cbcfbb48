/** One import of a file. */
export interface Import {
  /** As written: `@shop/rules/yen`, `../cart` */
  specifier: string;
  /** absent at runtime */
  isTypeOnly: boolean;
}

const STATEMENT = /^(?:import|export)\s+(type\s)?([^'";]*?)\s*from\s*['"]([^'"]+)['"]/gm;
const SIDE_EFFECT = /^import\s*['"]([^'"]+)['"]/gm;
const DYNAMIC = /(typeof\s+)?\bimport\(\s*['"]([^'"]+)['"]\s*\)/g;

/** The imports of a TypeScript file, parsed from formatted text. */
export function importsOf(source: string): Import[] {
  const statements = [...source.matchAll(STATEMENT)].map(([, type, names = '', specifier = '']) => ({
    specifier,
    isTypeOnly: type !== undefined || hasTypesOnly(names),
  }));
  const sideEffects = [...source.matchAll(SIDE_EFFECT)].map(([, specifier = '']) => ({
    specifier,
    isTypeOnly: false,
  }));
  const dynamic = [...source.matchAll(DYNAMIC)].map(([, type, specifier = '']) => ({
    specifier,
    isTypeOnly: type !== undefined,
  }));
  return [...statements, ...sideEffects, ...dynamic];
}

/** `{ type A, type B }` */
function hasTypesOnly(names: string): boolean {
  const list = /^\{([\s\S]*)\}$/.exec(names.trim())?.[1];
  if (list === undefined) return false;
  const parts = list.split(',').map((part) => part.trim());
  return parts.filter(Boolean).length > 0 && parts.filter(Boolean).every((part) => part.startsWith('type '));
}
