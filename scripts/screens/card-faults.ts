import type { Page } from '@playwright/test';

/**
 * Titles of cards with lines other than the browser's breaks at phrases give: `モンステラ 斑入|り` (CARD-03). A phrase that is wider than its
 * card breaks within.
 */
export function brokenTitles(page: Page): Promise<string[]> {
  return page.getByRole('main').evaluate((main) => {
    const range = document.createRange();
    /** The shown lines of a title. */
    const linesOf = (title: HTMLElement): string => {
      const { bottom } = title.getBoundingClientRect();
      let before = Number.NEGATIVE_INFINITY;
      let lines = '';
      const walker = document.createTreeWalker(title, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        for (const [index, character] of Array.from(
          node.textContent ?? '',
          (one, at) => [at, one] as const,
        )) {
          range.setStart(node, index);
          range.setEnd(node, index + 1);
          const { top, width } = range.getBoundingClientRect();
          if (width > 0 && top > before + 4 && top < bottom) {
            if (lines) lines += '|';
            before = top;
          }
          lines += character;
        }
      }
      return lines;
    };
    return [...main.querySelectorAll<HTMLElement>('article :is(h2, h3, h4)')].flatMap((title) => {
      const copy = title.cloneNode(true) as HTMLElement;
      copy.style.cssText = `position:absolute;width:${getComputedStyle(title).width};word-break:auto-phrase`;
      title.after(copy);
      const [shown, wanted] = [linesOf(title), linesOf(copy)];
      copy.remove();
      return shown === wanted ? [] : [shown];
    });
  });
}

/** Cards whose size and vendor are cut, or show their separator at the end or the beginning of a line (CARD-02). */
export function brokenFacts(page: Page): Promise<string[]> {
  return page
    .getByRole('main')
    .locator('article a > :is(h2, h3, h4) + span')
    .evaluateAll((all) =>
      all.flatMap((facts) => {
        const [size, vendor] = Array.from(facts.children);
        if (!vendor) return [];
        const lines = facts.getBoundingClientRect();
        const separator = vendor.querySelector('span')?.getBoundingClientRect();
        const isOneLine = vendor.getBoundingClientRect().top === size?.getBoundingClientRect().top;
        const isSeparatorRight =
          separator && (isOneLine ? separator.left > lines.left : separator.right <= lines.left + 1);
        const range = document.createRange();
        range.selectNodeContents(facts);
        const rects = Array.from(range.getClientRects());
        const isCut = rects.some((rect) => rect.right > lines.right + 1 || rect.bottom > lines.bottom + 1);
        return isSeparatorRight && !isCut ? [] : [facts.textContent ?? ''];
      }),
    );
}
