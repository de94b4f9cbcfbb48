import { isReported, markReported } from './report-error';

/** Failures that come together are one outage: each part of a page asks the platform for itself. */
const TOGETHER_MS = 1_000;

/**
 * While developing, Next prints an error with its stack through the bundler's modules, once for each part of a page and once more for the
 * cache: forty lines that look like a broken platform, where it was asked while a page was compiled. An outage is one line. All else is
 * printed as it was.
 * @param output the process's console, whose `error` is replaced
 */
export function outagesInOneLine(
  output: Pick<Console, 'error'>,
  now: () => number = () => performance.now(),
): void {
  const print = output.error.bind(output);
  let last = Number.NEGATIVE_INFINITY;
  output.error = (...parts: unknown[]) => {
    const outage = parts.find(
      (part): part is Error => part instanceof Error && part.name === 'PlatformUnreachableError',
    );
    if (outage === undefined) return print(...parts);
    if (isReported(outage)) return;
    markReported(outage);
    if (now() - last >= TOGETHER_MS) print(`⨯ ${outage.message}`);
    last = now();
  };
}
