import { isSaid, saidPaths } from '../codegen/messages/said-messages';
import { type Lead, leadLine, linesAt, type SourceFile, screensWith } from './lead';
import { type MessageLine, messageLines } from './message-lines';
import { type Showing, showsText } from './shows-text';

/** Messages of the shop, and a brand's overrides by the same keys. */
const SHOP_WORDS = /^(?:apps\/storefront\/messages\/|brands\/[^/]+\/words\.)[\w-]+\.json$/;
const PLATFORM_WORDS = /^apps\/platform\/messages\/[\w-]+\.json$/;
const SHOP_CODE = /^apps\/storefront\/src\/.*\.tsx?$/;
const PLATFORM_CODE = /^apps\/platform\/src\/.*\.tsx?$/;
const CODE = /^(?:apps|packages|scripts)\/.*\.(?:tsx?|mjs)$/;
const TEST = /\.(?:test|spec|stories)\.tsx?$|\/(?:e2e|test)\//;
/** Displayed texts outside of messages: menus, questions, products, articles, and what the rules send. */
const DATA =
  /^(?:packages\/rules\/src\/.+|brands\/[^/]+\/(?!words\.)[^/]+|packages\/fixtures\/(?:[\w-]+\/)?catalogue\/.+)\.(?:ts|json)$/;
/** Where a value of a message is decided. */
const DECIDES = /^(?:packages\/rules\/src|brands)\/.*\.ts$/;

interface Found extends MessageLine {
  readonly file: SourceFile;
  readonly showing: Exclude<Showing, null>;
}

/**
 * Sources of a displayed text: its messages, the code that uses them, the rules and brands that have a value of the same name, other data,
 * screens, stories and tests. A text that is in neither messages nor data, such as the name of an island, is searched for in all code.
 */
export function whyWord(files: readonly SourceFile[], text: string): Lead[] {
  const shop = matchesIn(files, SHOP_WORDS, text);
  const platform = matchesIn(files, PLATFORM_WORDS, text);
  const tests = files.filter(({ path }) => TEST.test(path));
  const code = files.filter(({ path }) => !TEST.test(path));
  const keys = new Set(shop.map(({ key }) => key));
  const having = (paths: RegExp) =>
    code.filter(({ path }) => paths.test(path)).flatMap((file) => linesAt(file, placesOf(file.text, text)));
  const data = having(DATA);
  return [
    { title: 'messages', lines: [...shop, ...platform].map(messageLead) },
    { title: 'said by', lines: [...shopSaying(code, keys), ...platformSaying(code, platform)] },
    {
      title: 'rules and brands with a value of its name',
      lines: code
        .filter(({ path }) => DECIDES.test(path))
        .flatMap((file) =>
          linesAt(
            file,
            valueNames(keys).flatMap((name) => valuesOf(file.text, name)),
          ),
        ),
    },
    {
      title: 'data and rules that have it',
      lines: data,
    },
    {
      title: 'code that has it',
      lines: shop.length + platform.length + data.length === 0 ? having(CODE) : [],
    },
    screensWith(files, (texts) => texts.indexOf(text)),
    {
      title: 'stories and tests that have it, or name its key',
      lines: tests.flatMap((file) =>
        linesAt(file, [
          ...placesOf(file.text, text),
          ...[...keys].flatMap((key) => placesOf(file.text, `.${key}`, /^\w/)),
        ]),
      ),
    },
  ];
}

/** Written before filled: a literal match is a better lead than one produced by values. */
function matchesIn(files: readonly SourceFile[], of: RegExp, text: string): Found[] {
  const all = files
    .filter(({ path }) => of.test(path))
    .flatMap((file) =>
      messageLines(file.text).flatMap((line): Found[] => {
        const showing = showsText(line.message, text);
        return showing === null ? [] : [{ ...line, file, showing }];
      }),
    );
  const written = all.filter(({ showing }) => showing === 'written');
  return written.length > 0 ? written : all;
}

function messageLead({ key, message, file, at }: Found): string {
  return leadLine(file, at, `${key}: ${message}`);
}

function shopSaying(code: readonly SourceFile[], keys: ReadonlySet<string>): string[] {
  if (keys.size === 0) return [];
  return code
    .filter(({ path }) => SHOP_CODE.test(path))
    .flatMap((file) =>
      saidPaths(file.text)
        .filter(({ path }) => path !== '' && [...keys].some((key) => isSaid(key, path)))
        .map(({ path, at }) => leadLine(file, at, `m.${path}${keys.has(path) ? '' : '…'}`)),
    );
}

/** The platform's code names a message by its quoted key, or by a prefix and a value: `page.${step}`. */
function platformSaying(code: readonly SourceFile[], messages: readonly Found[]): string[] {
  const keys = messages.map(({ key }) => key);
  const names = new Set(keys.flatMap((key) => [`'${key}'`, `\`${key.replace(/\.[^.]*$/, '.')}\${`]));
  return code
    .filter(({ path }) => PLATFORM_CODE.test(path))
    .flatMap((file) =>
      linesAt(
        file,
        [...names].flatMap((name) => placesOf(file.text, name)),
      ),
    );
}

/** Positions of a text in another, except where `not` matches the continuation. */
function placesOf(text: string, wanted: string, not?: RegExp): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, at + wanted.length)) {
    if (!not?.test(text.slice(at + wanted.length, at + wanted.length + 1))) places.push(at);
  }
  return places;
}

/** The last names of keys, as `freeFrom` of `shipping.freeFrom`; a single word, as `title`, leads nowhere. */
function valueNames(keys: ReadonlySet<string>): string[] {
  const names = [...keys].map((key) => key.slice(key.lastIndexOf('.') + 1));
  return [...new Set(names.filter((name) => /[a-z][A-Z]/.test(name)))];
}

function valuesOf(text: string, name: string): number[] {
  return [...text.matchAll(new RegExp(`^ *(?:readonly )?${name}\\??:`, 'gm'))].map(({ index }) => index);
}
