import type { Browser } from 'playwright';
import type { ShopUnderTest } from '../../scripts/testing/shop-under-test';
import type { FigureGroup } from './figure';

/** What the parts of the benchmark measure with. */
export interface BenchSession {
  readonly browser: Browser;
  /** Where the browser listens for DevTools. */
  readonly debuggingPort: number;
  /** Started for the benchmark; its platform takes faults. */
  readonly shop: ShopUnderTest;
  /** The one page of bare Next and React, measured in the same minutes. */
  readonly floorUrl: string;
  /** How often what swings is measured; the median is printed. */
  readonly runs: number;
}

/** A part of the benchmark. */
export type BenchPart = (session: BenchSession) => Promise<FigureGroup[]>;

/** The pages that every part goes through, by their Japanese addresses. */
export const BENCH_PAGES = [
  { name: 'home', path: '/' },
  { name: 'list', path: '/ornamentplants' },
  { name: 'product', path: '/products/monstera-deliciosa' },
  { name: 'search', path: '/search?q=モンステラ' },
  { name: 'cart', path: '/cart' },
] as const;

export type BenchPage = (typeof BENCH_PAGES)[number]['name'];

/** A phone, as a browser emulates it. */
export const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
} as const;
