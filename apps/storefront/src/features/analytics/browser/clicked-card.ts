import { withoutPrefix } from '#foundation/browser/without-prefix.ts';

/** The page's own data about a clicked product of a list. */
export interface ClickedCard {
  /** The list's name for it; absent if the product's own page has a better one. */
  readonly name?: string;
  /** 1-based, in the whole list: the second page continues the count. */
  readonly position: number;
  /** The same in every language, and never a shopper's input. */
  readonly listName: string;
}

/**
 * The product of a list around a link, or null: a card of a grid or a row, or a product among suggestions. A list is named by its
 * `data-list`, else by its section's id, else by the page.
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

/** A page's path without its language: `ranking`; `home` for the home page. */
function pageName(path: string): string {
  return withoutPrefix(path).slice(1) || 'home';
}

/** 0-based. A looping row contains copies of all its slides, in the same order. */
function placeOf(item: HTMLElement, list: HTMLElement): number {
  const items = Array.from(list.children);
  const different = items.filter((other) => other.getAttribute('aria-hidden') !== 'true').length;
  return items.indexOf(item) % Math.max(1, different);
}
