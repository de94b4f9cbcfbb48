import { variableName } from '@shop/design-tokens/variable-name';
import { type Lead, leadLine, linesAt, type SourceFile } from './lead';
import { type MessageLine, messageLines } from './message-lines';

const TOKENS = /^(?:packages\/design-tokens\/tokens|brands)\/.*\.tokens\.json$/;
const STYLE =
  /^(?:packages\/(?:ui-kit|mails)|apps\/storefront)\/src\/(?!.*\.(?:test|stories)\.tsx?$).*\.tsx?$/;
const TEST = /^packages\/design-tokens\/src\/.*\.test\.ts$/;
const VALUE = /\.\$value(?:\.|$)/;

/** A line of a token's value: its path, as `color.action.tint`, and what stands there. */
interface TokenLine extends MessageLine {
  readonly file: SourceFile;
  readonly token: string;
}

/**
 * Sources of a design token, or of a colour: its value and what refers to it, the styles that use it, and their stories.
 * @param asked `color.action.tint`, `color-action-tint`, or a colour as `#7ac719`
 */
export function whyToken(files: readonly SourceFile[], asked: string): Lead[] {
  const all = files.filter(({ path }) => TOKENS.test(path)).flatMap(tokenLines);
  const isAsked = ({ token, message }: TokenLine) =>
    asked.startsWith('#')
      ? message.toLowerCase() === asked.toLowerCase()
      : variableName(token.split('.')) === variableName(asked.split('.'));
  const found = all.filter(isAsked);
  const aliases = all.filter(({ message }) => found.some(({ token }) => message === `{${token}}`));
  const lines = [...found, ...aliases];
  const named = new RegExp(
    `(?<![\\w.])(?:vars\\.)?(?:${[...new Set(lines.map(({ token }) => token.replaceAll('.', '\\.')))].join('|')})(?![\\w.])`,
    'g',
  );
  const naming = (paths: RegExp) =>
    lines.length === 0
      ? []
      : files
          .filter(({ path }) => paths.test(path))
          .map((file) => ({ file, at: [...file.text.matchAll(named)].map(({ index }) => index) }))
          .filter(({ at }) => at.length > 0);
  const styles = naming(STYLE);
  const stories = new Set(
    styles.map(({ file }) => file.path.replace(/(?:\.css\.ts|\.tsx?)$/, '.stories.tsx')),
  );
  return [
    {
      title: 'tokens',
      lines: lines.map(({ file, at, token, message }) => leadLine(file, at, `${token}: ${message}`)),
    },
    { title: 'styles that use them', lines: styles.flatMap(({ file, at }) => linesAt(file, at)) },
    {
      title: 'stories of these styles',
      lines: files
        .filter(({ path }) => stories.has(path))
        .map((file) => leadLine(file, 0, /title: '([^']+)'/.exec(file.text)?.[1] ?? '')),
    },
    { title: 'tests', lines: naming(TEST).flatMap(({ file, at }) => linesAt(file, at)) },
  ];
}

/** One line for each text of a value: a colour in hex, the unit of a length, or the token that it refers to. */
function tokenLines(file: SourceFile): TokenLine[] {
  return messageLines(file.text)
    .filter(({ key }) => VALUE.test(key) && !key.endsWith('.colorSpace'))
    .map((line) => ({ ...line, file, token: line.key.slice(0, line.key.indexOf('.$value')) }));
}
