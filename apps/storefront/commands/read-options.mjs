import { parseArgs } from 'node:util';

/**
 * One option of a command: the settings of Node's `parseArgs`, and its help text.
 * @typedef {{
 *   type: 'boolean' | 'string',
 *   about: string,
 *   value?: string,
 *   multiple?: boolean,
 *   short?: string,
 *   default?: string | boolean | string[],
 * }} Option
 */

/**
 * A command's help; `positionals` are the allowed arguments without an option: any, those of a list, or none.
 * @typedef {{ usage: string, about: string, positionals?: 'any' | readonly string[] }} CommandHelp
 */

/** The exit code for an unknown option or argument. */
const MISUSE = 2;

/**
 * Reads the options of a command. `--help` prints them and exits with 0. An unknown option, one without its value or an extra argument
 * exits with one sentence and the list of options, before any other work.
 * Plain JavaScript, because commands read their options before dependencies are installed.
 * @template {Record<string, Option>} const O
 * @param {CommandHelp} command `usage` as typed, `about` in a sentence
 * @param {O} [options] by name
 * @param {readonly string[]} [args]
 * @returns {{
 *   values: ReturnType<typeof parseArgs<{ options: O, allowPositionals: true, strict: true }>>['values'],
 *   positionals: string[],
 * }}
 */
export function readOptions(command, options = /** @type {O} */ ({}), args = process.argv.slice(2)) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { ...options, help: { type: 'boolean' } },
      allowPositionals: true,
      strict: true,
    });
    const { positionals: allowed = [] } = command;
    const extra = positionals.find((word) => allowed !== 'any' && !allowed.includes(word));
    if (extra !== undefined) throw new Error(`Unexpected argument '${extra}'`);
    if (!('help' in values)) return { values: /** @type {any} */ (values), positionals };
  } catch (error) {
    console.error(`${sentenceOf(error)}\n\n${helpOf(command, options)}`);
    process.exit(MISUSE);
  }
  console.log(helpOf(command, options));
  process.exit(0);
}

/**
 * The usage, the command's description, and a line for each option.
 * @param {CommandHelp} command
 * @param {Record<string, Option>} options
 * @returns {string}
 */
function helpOf({ usage, about }, options) {
  const rows = Object.entries({
    ...options,
    help: /** @type {Option} */ ({ type: 'boolean', about: 'this text' }),
  }).map(([name, { type, value = 'TEXT', short, about: meaning, multiple }]) => ({
    left: `${short ? `-${short}, ` : ''}--${name}${type === 'string' ? ` ${value}` : ''}${multiple ? ' …' : ''}`,
    meaning,
  }));
  const width = Math.max(...rows.map(({ left }) => left.length));
  const lines = rows.map(({ left, meaning }) => `  ${left.padEnd(width)}  ${meaning}`);
  return [usage, about, '', ...lines].join('\n');
}

/**
 * The error of `parseArgs`, without its advice for the shell.
 * @param {unknown} error
 * @returns {string}
 */
function sentenceOf(error) {
  const message = error instanceof Error ? error.message : String(error);
  return message.split(/\. To specify|\n/)[0] ?? message;
}
