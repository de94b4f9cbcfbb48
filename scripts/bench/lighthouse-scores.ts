import lighthouse from 'lighthouse';

/** Medians of several Lighthouse runs with its mobile settings. Scores are 0 to 100, times in milliseconds. */
export interface LighthouseScores {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  readonly largestContentfulPaint: number;
  readonly totalBlockingTime: number;
  readonly cumulativeLayoutShift: number;
}

/** Runs Lighthouse against a Chromium that listens for DevTools on `debuggingPort`. */
export async function measureLighthouse(
  url: string,
  debuggingPort: number,
  runs: number,
): Promise<LighthouseScores> {
  const results: LighthouseScores[] = [];
  for (let run = 0; run < runs; run += 1) {
    const result = await lighthouse(url, { port: debuggingPort, output: 'json', logLevel: 'error' });
    if (result === undefined) throw new Error(`Lighthouse gave no result for ${url}`);
    const { categories, audits } = result.lhr;
    const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
    const number = (name: string) => audits[name]?.numericValue ?? Number.NaN;
    results.push({
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      largestContentfulPaint: number('largest-contentful-paint'),
      totalBlockingTime: number('total-blocking-time'),
      cumulativeLayoutShift: number('cumulative-layout-shift'),
    });
  }
  const median = (pick: (scores: LighthouseScores) => number): number => {
    const sorted = results.map(pick).sort((a, b) => a - b);
    return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  };
  return {
    performance: median((scores) => scores.performance),
    accessibility: median((scores) => scores.accessibility),
    bestPractices: median((scores) => scores.bestPractices),
    seo: median((scores) => scores.seo),
    largestContentfulPaint: median((scores) => scores.largestContentfulPaint),
    totalBlockingTime: median((scores) => scores.totalBlockingTime),
    cumulativeLayoutShift: median((scores) => scores.cumulativeLayoutShift),
  };
}
