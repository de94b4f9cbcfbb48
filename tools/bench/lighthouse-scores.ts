import lighthouse from 'lighthouse';
import { BENCH_PAGES, type BenchPage, type BenchPart } from './bench-session';
import { type Figure, median } from './figure';

/** Score, and seconds of the simulated largest contentful paint. */
const GOALS: Record<BenchPage, { score: number; paint?: number }> = {
  home: { score: 100, paint: 1.5 },
  list: { score: 99, paint: 1.6 },
  product: { score: 100, paint: 1.4 },
  search: { score: 100 },
  cart: { score: 99 },
};

/** Lighthouse with its mobile settings, medians. */
export const measureLighthouse: BenchPart = async ({ shop, debuggingPort, runs }) => {
  const figures: Figure[] = [];
  for (const { name, path } of BENCH_PAGES) {
    const scores: Record<'performance' | 'accessibility' | 'paint' | 'blocked', number[]> = {
      performance: [],
      accessibility: [],
      paint: [],
      blocked: [],
    };
    for (let run = 0; run < runs; run += 1) {
      const result = await lighthouse(`${shop.shopUrl}${encodeURI(path)}`, {
        port: debuggingPort,
        output: 'json',
        logLevel: 'error',
        onlyCategories: ['performance', 'accessibility'],
      });
      if (result === undefined) throw new Error(`Lighthouse returned no result for ${name}`);
      const { categories, audits } = result.lhr;
      scores.performance.push(Math.round((categories['performance']?.score ?? 0) * 100));
      scores.accessibility.push(Math.round((categories['accessibility']?.score ?? 0) * 100));
      scores.paint.push(audits['largest-contentful-paint']?.numericValue ?? Number.NaN);
      scores.blocked.push(audits['total-blocking-time']?.numericValue ?? Number.NaN);
    }
    const { score, paint } = GOALS[name];
    figures.push(
      {
        id: `lighthouse.${name}.performance`,
        name: `${name}: performance`,
        value: median(scores.performance),
        unit: '',
        goal: score,
        isHigherBetter: true,
      },
      {
        id: `lighthouse.${name}.accessibility`,
        name: `${name}: accessibility`,
        value: median(scores.accessibility),
        unit: '',
        goal: 100,
        isHigherBetter: true,
      },
      {
        id: `lighthouse.${name}.paint`,
        name: `${name}: simulated LCP`,
        value: median(scores.paint),
        unit: 'ms',
        ...(paint !== undefined && { goal: paint * 1000 }),
      },
      {
        id: `lighthouse.${name}.blocked`,
        name: `${name}: total blocking time`,
        value: median(scores.blocked),
        unit: 'ms',
      },
    );
  }
  return [{ title: `Lighthouse, mobile, median of ${runs}`, figures }];
};
