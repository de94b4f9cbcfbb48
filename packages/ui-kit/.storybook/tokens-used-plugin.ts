import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { tokensIn } from './tokens-in.ts';

const MODULE = 'virtual:tokens-used';

/**
 * Vite plugin: the module `virtual:tokens-used` exports the tokens used by each component's style file. The build compiles the
 * styles to CSS, which no longer contains the names.
 */
export function tokensUsedPlugin(source: string) {
  return {
    name: 'tokens-used',
    resolveId: (id: string) => (id === MODULE ? `\0${MODULE}` : undefined),
    load: (id: string) => {
      if (id !== `\0${MODULE}`) return undefined;
      const used = readdirSync(source, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.css.ts'))
        .map((file) => [basename(file, '.css.ts'), tokensIn(readFileSync(join(source, file), 'utf8'))]);
      return `export const tokensUsed = ${JSON.stringify(Object.fromEntries(used))};`;
    },
  };
}
