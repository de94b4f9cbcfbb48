import { isReported, markReported } from './report-error';

/** Failures within this time are one outage: each part of a page calls the platform separately. */
const TOGETHER_MS = 1_000;

/**
 * In development, Next prints an error's stack through the bundler's modules once per part of a page and once more for the cache.
 * These forty lines suggest a broken platform, although a page was only being compiled. An outage becomes one line; other output
 * is unchanged.
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
