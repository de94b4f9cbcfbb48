import { type Lead, leadLine, linesAt, type SourceFile, screensWith } from './lead';
import { messageLines } from './message-lines';

const CODE = /^(?:packages\/rules\/src|brands)\/.*(?<!\.test)\.ts$/;
const WORDS = /^(?:apps\/(?:storefront|platform)\/messages\/|brands\/[^/]+\/words\.)[\w-]+\.json$/;
const CATALOGUE = /^packages\/fixtures\/(?:[\w-]+\/)?catalogue\/.*\.json$/;
const REQUIREMENTS = 'docs/requirements.md';
/** Comments and texts: a postal code is not a price. */
const NO_CODE = /\/\*[\s\S]*?\*\/|\/\/.*$|'(?:[^'\\\n]|\\.)*'/gm;
const NUMBER = /(?<![\w.-])\d[\d_]*(?![\w.])/g;

/** Sources of an amount of yen: constants of rules and brands, messages, rows, prices of the local platform's catalogue, and screens. */
export function whyPrice(files: readonly SourceFile[], yen: number): Lead[] {
  const written = new RegExp(`(?<![\\d,.-])(?:${yen}|${yen.toLocaleString('en-US')})(?![\\d-]|[,.]\\d)`, 'g');
  const of = (paths: RegExp) => files.filter(({ path }) => paths.test(path));
  return [
    {
      title: 'constants',
      lines: of(CODE).flatMap((file) =>
        linesAt(
          file,
          [...file.text.replace(NO_CODE, (text) => text.replace(/[^\n]/g, ' ')).matchAll(NUMBER)]
            .filter(({ 0: number }) => Number(number.replaceAll('_', '')) === yen)
            .map(({ index }) => index),
        ),
      ),
    },
    {
      title: 'words that write it',
      lines: of(WORDS).flatMap((file) =>
        messageLines(file.text)
          .filter(({ message }) => message.search(written) !== -1)
          .map(({ key, message, at }) => leadLine(file, at, `${key}: ${message}`)),
      ),
    },
    {
      title: 'rows that name it',
      lines: files
        .filter(({ path }) => path === REQUIREMENTS)
        .flatMap((file) =>
          linesAt(
            file,
            [...file.text.matchAll(written)].map(({ index }) => index),
          ).filter((line) => /^\S+ {2}\| [A-Z]/.test(line)),
        ),
    },
    {
      title: 'prices of the catalogue',
      lines: of(CATALOGUE).flatMap((file) =>
        linesAt(
          file,
          [...file.text.matchAll(/"(?:price|compareAtPrice)":\s*(\d+)/g)]
            .filter(({ 1: number }) => Number(number) === yen)
            .map(({ index }) => index),
        ),
      ),
    },
    screensWith(files, (texts) => texts.search(written)),
  ];
}
