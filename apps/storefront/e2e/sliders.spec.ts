import { words } from '../test/support/words';
import { Slider, turned } from './support/slider';
import { expect, test } from './support/test';

const { next, previous } = words.slider;
/** Looping rows of the home page. */
const ROWS = [
  { part: 'ranking', row: 'SLIDE-01', onPhone: 3.2 },
  { part: 'reviews', row: 'SLIDE-02', onPhone: 2.1 },
] as const;

for (const { part, row } of ROWS) {
  test(`[${row}] each click moves the home page slider (${part}) by one card, in both directions and wrapping at both ends`, async ({
    page,
  }) => {
    await page.goto('/');
    const slider = new Slider(page, part);
    await slider.row.scrollIntoViewIfNeeded();
    const names = await slider.names();
    expect(names.length).toBeGreaterThan(6);
    const isAt = (steps: number) => slider.expectWhole(turned(names, steps, 6));
    await isAt(0);
    await slider.arrow(next).click();
    await isAt(1);
    await slider.arrow(next).click();
    await isAt(2);
    await slider.arrow(previous).click();
    await isAt(1);
    // Faster than the row moves: no press is lost, and the start is passed.
    for (let press = 0; press < 3; press += 1) await slider.arrow(previous).click();
    await isAt(-2);
    await slider.press(next, names.length + 3);
    await isAt(1);
    await slider.press(previous, 2 * names.length + 1);
    await isAt(0);
  });

  test(`[${row}] the home page slider (${part}) wraps by keyboard and by trackpad`, async ({ page }) => {
    await page.goto('/');
    const slider = new Slider(page, part);
    await slider.row.scrollIntoViewIfNeeded();
    const names = await slider.names();
    await slider.arrow(previous).focus();
    await page.keyboard.press('Enter');
    await slider.expectWhole(turned(names, -1, 6));
    // Tab goes through the slides one by one, each visible when focused.
    const links = slider.row.locator('li:not([aria-hidden]) a');
    await links.last().focus();
    await expect.poll(() => slider.whole()).toContain(names.at(-1));
    await links.first().focus();
    await expect.poll(() => slider.whole()).toContain(names[0]);
    await slider.arrow(previous).focus();
    await slider.row.hover({ position: { x: 300, y: 60 } });
    const before = await slider.whole();
    await page.mouse.wheel(-600, 0);
    await expect.poll(() => slider.whole()).not.toEqual(before);
    expect(await slider.whole()).toHaveLength(6);
    await page.mouse.wheel(600, 0);
    await slider.expectWhole(before);
  });
}

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('[SLIDE-01] [SLIDE-02] the home page sliders move at once, and wrap', async ({ page }) => {
    await page.goto('/');
    for (const { part } of ROWS) {
      const slider = new Slider(page, part);
      await slider.row.scrollIntoViewIfNeeded();
      const names = await slider.names();
      await slider.arrow(previous).click();
      await slider.expectWhole(turned(names, -1, 6));
      await slider.arrow(next).click();
      await slider.arrow(next).click();
      await slider.expectWhole(turned(names, 1, 6));
    }
  });
});

test('[SLIDE-01] a click is not lost while code is still loading', async ({ page }) => {
  await page.goto('/');
  const slider = new Slider(page, 'ranking');
  await slider.row.scrollIntoViewIfNeeded();
  // From here on no more of the shop's code loads.
  await page.route('**/_next/static/**/*.js', () => {});
  const names = await slider.names();
  await slider.arrow(next).click();
  await slider.arrow(next).click();
  await slider.expectWhole(turned(names, 2, 6));
});

test('[SLIDE-04] sliders that do not loop stop at their ends, and lose no click', async ({ page }) => {
  await page.goto('/products/pachira-mini');
  const slider = new Slider(page, 'also-like');
  await slider.row.scrollIntoViewIfNeeded();
  const names = await slider.names();
  expect(names.length).toBeGreaterThan(7);
  await slider.arrow(previous).click();
  await slider.expectWhole(names.slice(0, 6));
  for (let press = 0; press < 3; press += 1) await slider.arrow(next).click();
  await slider.expectWhole(names.slice(-6));
  await slider.arrow(previous).click();
  await slider.arrow(previous).click();
  await slider.expectWhole(names.slice(0, 6));
});

test('[SLIDE-01] [SLIDE-02] [SLIDE-03] [SLIDE-04] from 768 pixels 6.2 products, 6.2 reviews and 4.1 articles are visible side by side', async ({
  page,
}) => {
  for (const width of [768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    expect(await perView(page, 'ranking'), `ranking at ${width}`).toEqual({ cards: 6.2, gap: 10 });
    expect(await perView(page, 'review'), `reviews at ${width}`).toEqual({ cards: 6.2, gap: 10 });
    expect(await perView(page, 'column'), `articles at ${width}`).toEqual({ cards: 4.1, gap: 15 });
  }
});

for (const { part, row, onPhone } of ROWS) {
  test(`[${row}] @mobile a swipe moves the home page slider (${part}) and wraps at both ends; ${onPhone} cards are visible`, async ({
    page,
  }) => {
    await page.goto('/');
    const slider = new Slider(page, part);
    await slider.row.scrollIntoViewIfNeeded();
    expect(await perView(page, part === 'reviews' ? 'review' : part)).toEqual({ cards: onPhone, gap: 10 });
    const names = await slider.names();
    const count = Math.floor(onPhone);
    const isAt = (steps: number) => slider.expectWhole(turned(names, steps, count));
    await isAt(0);
    // To the right: the last ones appear.
    await slider.drag(-1);
    await isAt(-1);
    await slider.drag(1);
    await isAt(0);
    // Continuously in one direction: the row has no end.
    const step = count - 1;
    const turns = Math.ceil(names.length / step) + 1;
    for (let turn = 1; turn <= turns; turn += 1) {
      await slider.drag(step);
      await isAt(turn * step);
    }
    // A flick: the row coasts, and stops with a whole card at its edge and the others in order.
    await slider.flick(-180);
    const seen = await slider.whole();
    expect(seen.slice(0, count)).toEqual(turned(names, names.indexOf(seen[0] ?? ''), count));
  });
}

test('[SLIDE-02] [ROUTE-16] a review on the home page shows product, author and date; Japanese text is marked as such in English', async ({
  page,
}) => {
  for (const [address, language] of [
    ['/', null],
    ['/en', 'ja'],
  ] as const) {
    await page.goto(address);
    const slides = page.locator('#review-slides li');
    expect(await slides.count()).toBeGreaterThan(6);
    for (const slide of await slides.all()) {
      const texts = await slide.locator('p').allTextContents();
      const [product = '', words = '', note = ''] = texts;
      expect(texts).toHaveLength(3);
      expect(product).not.toBe('');
      expect(words.length).toBeGreaterThan(4);
      expect(note).toMatch(language === null ? /^.+・20\d\d年\d+月\d+日$/ : /^.+ · \d+ [A-Z][a-z]+ 20\d\d$/);
      expect(await slide.getByRole('blockquote').getAttribute('lang')).toBe(language);
    }
  }
});

test('[SLIDE-03] @mobile 2.1 articles are visible', async ({ page }) => {
  await page.goto('/');
  expect(await perView(page, 'column')).toEqual({ cards: 2.1, gap: 10 });
});

/** Visible slides between the row's left edge and the window's right one, and the pixels between two. */
async function perView(
  page: Parameters<Parameters<typeof test>[2]>[0]['page'],
  row: string,
): Promise<{ cards: number; gap: number }> {
  return page.locator(`#${row}-slides`).evaluate((window) => {
    const [first, second] = Array.from(window.querySelectorAll('li'), (slide) =>
      slide.getBoundingClientRect(),
    );
    if (!first || !second) throw new Error('a row of less than two');
    const gap = second.left - first.right;
    const room = Math.min(window.getBoundingClientRect().right, innerWidth) - first.left;
    // Each card except the last has a gap after it.
    const cards = (room + gap) / (first.width + gap);
    return { cards: Math.round(cards * 20) / 20, gap: Math.round(gap) };
  });
}
