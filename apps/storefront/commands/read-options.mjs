import { parseArgs } from 'node:util';

/**
 * One option of a command: what `parseArgs` of Node takes, and what a person is told of it.
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
 * A command as its help tells it; `positionals` are words that may stand without an option: any, those of a list, or none.
 * @typedef {{ usage: string, about: string, positionals?: 'any' | readonly string[] }} CommandHelp
 */

/** The exit code of a command that was asked for something it does not know. */
const MISUSE = 2;

/**
 * Reads the options of a command. `--help` prints them and ends with 0; an option that there is not, one without its value and an argument
 * too many end the process with one sentence and the list of the options that there are, before anything else is done.
 * Plain JavaScript, because commands read their options before anything is installed.
 * @template {Record<string, Option>} const O
 * @param {CommandHelp} command `usage` as it is typed, `about` in a sentence
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
 * The usage, what the command does, and a line for each option.
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
 * What `parseArgs` found wrong, without its advice for the shell.
 * @param {unknown} error
 * @returns {string}
 */
function sentenceOf(error) {
  const message = error instanceof Error ? error.message : String(error);
  return message.split(/\. To specify|\n/)[0] ?? message;
}
