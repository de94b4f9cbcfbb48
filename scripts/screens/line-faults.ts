import type { Page } from '@playwright/test';

/**
 * Rendered lines with faulty starts or ends (TYPE-01): in Japanese a line that begins with closing punctuation (JIS X 4051), and a heading
 * or button whose last line has only one or two characters.
 */
export function lineFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const CLOSES = /^[、。，．）)」』】〉》・：；！？ーぁぃぅぇぉっゃゅょァィゥェォッャュョ々]/u;
    const faults: string[] = [];
    const isInline = (element: Element) => getComputedStyle(element).display.startsWith('inline');
    /** The nearest block element of a text. */
    const blockOf = (node: Node): Element | null => {
      let element = node.parentElement;
      while (element !== null && isInline(element) && element.tagName !== 'BUTTON')
        element = element.parentElement;
      return element;
    };
    /** Whether a phrase is wider than its block, which keeps phrases whole: only there it breaks within one (CARD-03). */
    const hasWidePhrase = (block: Element): boolean => {
      if (getComputedStyle(block).wordBreak !== 'auto-phrase') return false;
      const copy = block.cloneNode(true) as HTMLElement;
      copy.style.cssText = 'position:absolute;width:min-content;overflow-wrap:normal';
      block.after(copy);
      const isWide = copy.offsetWidth > block.clientWidth;
      copy.remove();
      return isWide;
    };
    const blocks = new Map<Element, Text[]>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const block = blockOf(node);
      if (block === null || node.textContent?.trim() === '') continue;
      if (!block.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      blocks.set(block, [...(blocks.get(block) ?? []), node as Text]);
    }
    for (const [block, texts] of blocks) {
      // Text clamped after a number of lines is ignored.
      const isCut = getComputedStyle(block).overflowY === 'hidden';
      const end = isCut ? block.getBoundingClientRect().bottom - 2 : Number.POSITIVE_INFINITY;
      const lines: { text: string; bottom: number; left: number }[] = [];
      for (const text of texts) {
        const range = document.createRange();
        let at = 0;
        for (const character of text.data) {
          range.setStart(text, at);
          at += character.length;
          range.setEnd(text, at);
          const rect = range.getClientRects()[0];
          if (rect === undefined || rect.width === 0 || character.trim() === '' || rect.top > end) continue;
          const last = lines.at(-1);
          // A line ends where the next character is further left and below.
          if (last === undefined || (rect.top >= last.bottom - 2 && rect.left <= last.left))
            lines.push({ text: character, bottom: rect.bottom, left: rect.left });
          else {
            last.text += character;
            last.left = rect.left;
            last.bottom = Math.max(last.bottom, rect.bottom);
          }
        }
      }
      if (lines.length < 2) continue;
      const shown = lines.map((line) => line.text).join('|');
      if (lines.slice(1).some((line) => CLOSES.test(line.text)))
        faults.push(`begins with what closes: ${shown}`);
      const isShort = [...(lines.at(-1)?.text ?? '')].length <= 2;
      const isHeading = block.closest('h1, h2, h3, h4, button, [role="button"]') !== null;
      if (isShort && isHeading && !hasWidePhrase(block)) faults.push(`ends with a scrap: ${shown}`);
    }
    return [...new Set(faults)];
  });
}
