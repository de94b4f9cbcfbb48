import type { Page } from '@playwright/test';

/** An entry of the browser's Layout Instability API, which TypeScript's library lacks. */
interface LayoutShiftEntry extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

/** Records layout shifts on every page opened from now on. */
export async function watchLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    const place = ({ x, y, width, height }: DOMRectReadOnly) =>
      [x, y, width, height].map(Math.round).join(' ');
    const name = (node: Node | null) => {
      const element = node instanceof Element ? node : node?.parentElement;
      return `${element?.outerHTML.slice(0, 80) ?? 'something removed'}`;
    };
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShiftEntry[]) {
        const moved = sources.map(
          ({ node, previousRect, currentRect }) =>
            `${name(node)} from ${place(previousRect)} to ${place(currentRect)}`,
        );
        shifts.push(`${value}: ${moved.join('; ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Shifts with their score and positions; empty without any. */
export function layoutShifts(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
}
