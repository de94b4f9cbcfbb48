import { existsSync, readFileSync } from 'node:fs';

/**
 * Reads a file of `NAME=value` lines. Values may be quoted; `#` starts a comment at the beginning of a line or after a space. A missing
 * file has no variables.
 * @param {string} file
 * @returns {Record<string, string>}
 * @throws for any other line
 */
export function readDotEnv(file) {
  if (!existsSync(file)) return {};
  /** @type {Record<string, string>} */
  const variables = {};
  for (const [index, raw] of readFileSync(file, 'utf8').split('\n').entries()) {
    const line = raw.trim();
    if (line === '' || line.startsWith('#')) continue;
    const match = /^(?:export\s+)?([A-Za-z_]\w*)\s*=\s*(?:"([^"]*)"|'([^']*)'|(.*?))\s*(?:\s#.*)?$/.exec(
      line,
    );
    if (!match?.[1]) throw new Error(`${file}, line ${index + 1}: expected NAME=value`);
    variables[match[1]] = match[2] ?? match[3] ?? match[4] ?? '';
  }
  return variables;
}
