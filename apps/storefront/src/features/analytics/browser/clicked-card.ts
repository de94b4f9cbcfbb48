/** What a page itself says of a product of a list that was clicked. */
export interface ClickedCard {
  /** As the list calls it; absent where the product's own page says it better. */
  readonly name?: string;
  /** 1-based, in the whole list: the second page goes on where the first ended. */
  readonly position: number;
  /** The same in every language, and never what somebody typed. */
  readonly listName: string;
}

/**
 * The product of a list around a link, or null: a card of a grid or a row, or a product among suggestions. A list is named by
 * its `data-list`, else by the id of its part of the page, else by the page.
 * @param path of the page
 */
export function clickedCard(link: Element, path: string): ClickedCard | null {
  return link.getAttribute('role') === 'option' ? suggestedProduct(link) : listedCard(link, path);
}

function suggestedProduct(option: Element): ClickedCard | null {
  const group = option.closest('[role=group]');
  if (group === null) return null;
  const position = Array.from(group.querySelectorAll('[role=option]')).indexOf(option) + 1;
  return { position, listName: 'suggestions' };
}

function listedCard(link: Element, path: string): ClickedCard | null {
  const card = link.closest('article');
  const item = card?.closest('li');
  const list = item?.closest('ul');
  if (!card || !item || !list) return null;
  const named = list.closest<HTMLElement>('[data-list]');
  return {
    name: card.querySelector('h2,h3,h4')?.textContent ?? '',
    position: Number(named?.dataset['listFrom'] ?? 1) + placeOf(item, list),
    listName: named?.dataset['list'] ?? (list.closest('section[id],aside[id]')?.id || pageName(path)),
  };
}

/** A page's path without its language: `ranking`, and `home`. */
function pageName(path: string): string {
  return path.replace(/^\/(?:en(?=\/|$)\/?)?/, '') || 'home';
}

/** 0-based. In a row that goes round stand copies of all its slides, in the same order. */
function placeOf(item: HTMLElement, list: HTMLElement): number {
  const items = Array.from(list.children);
  const different = items.filter((other) => other.getAttribute('aria-hidden') !== 'true').length;
  return items.indexOf(item) % Math.max(1, different);
}
