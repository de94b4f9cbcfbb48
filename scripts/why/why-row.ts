import { requirementIds } from '../testing/requirement-ids';
import { PROOFS, type Proof } from '../testing/requirement-rows';
import { namedProof } from '../testing/test-results';
import { type Lead, leadLine, type SourceFile } from './lead';

const REQUIREMENTS = 'docs/requirements.md';
/** Tests; those of this command name rows in their examples. */
const TEST = /^(?!scripts\/why\/).*\.(?:test|spec)\.tsx?$/;
const CODE = /^(?:apps|packages|brands)\/.*(?<!\.stories)\.(?:ts|tsx|mjs)$/;

/** Definition of a requirement row, its tests by place, and the code that names it. */
export function whyRow(files: readonly SourceFile[], id: string): Lead[] {
  const named = new RegExp(`(?<![\\w-])${id}(?!\\w)`);
  const tests = files.filter(({ path }) => TEST.test(path));
  const bearing = (proof: Proof): Lead => ({
    title: `tests: ${proof}`,
    lines: tests
      .filter(({ path }) => proofOf(path) === proof)
      .flatMap((file) => linesOf(file, (line) => requirementIds(line).includes(id))),
  });
  return [
    {
      title: 'the row',
      lines: files
        .filter(({ path }) => path === REQUIREMENTS)
        .flatMap((file) => linesOf(file, (line) => line.startsWith(`| ${id} |`), whole)),
    },
    ...PROOFS.map(bearing),
    {
      title: 'code that names it',
      lines: files
        .filter(({ path }) => CODE.test(path) && !TEST.test(path))
        .flatMap((file) => linesOf(file, (line) => named.test(line))),
    },
  ];
}

/** The place that a file's tests prove, by its name. */
function proofOf(path: string): Proof {
  if (/\.spec\.tsx?$/.test(path)) return namedProof(path) ?? 'screen';
  return namedProof(path) ?? (/\.(?:contract|http|deployment)\.test\.tsx?$/.test(path) ? 'endpoint' : 'rule');
}

type Write = (file: SourceFile, at: number, line: string) => string;
/** A row is printed in full. */
const whole: Write = ({ path, text }, at, line) => `${path}:${text.slice(0, at).split('\n').length}  ${line}`;

function linesOf(file: SourceFile, takes: (line: string) => boolean, write: Write = leadLine): string[] {
  let at = 0;
  return file.text.split('\n').flatMap((line) => {
    const start = at;
    at += line.length + 1;
    return takes(line) ? [write(file, start, line)] : [];
  });
}
