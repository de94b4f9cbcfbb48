/** What a page itself says of a product's card that was clicked. */
export interface ClickedCard {
  readonly name: string;
  /** 1-based. */
  readonly position: number;
  readonly listName: string;
}

/** The card of a list around a link, or null: its list is the nearest one, named by itself or by its part of the page. */
export function clickedCard(link: Element): ClickedCard | null {
  const card = link.closest('article');
  const item = card?.closest('li');
  const list = item?.closest('ul');
  if (!card || !item || !list) return null;
  return {
    name: card.querySelector('h2,h3,h4')?.textContent ?? '',
    position: positionOf(item, list),
    listName: nameOf(list),
  };
}

/** In a row that goes round the slides change places, and there may be each twice. */
function positionOf(item: HTMLElement, list: HTMLElement): number {
  const { swiperSlideIndex } = item.dataset;
  const items = Array.from(list.children);
  const index = swiperSlideIndex === undefined ? items.indexOf(item) : Number(swiperSlideIndex);
  const different = items.filter((other) => other.getAttribute('aria-hidden') !== 'true').length;
  return (index % Math.max(1, different)) + 1;
}

function nameOf(list: HTMLElement): string {
  const own = list.getAttribute('aria-label');
  if (own) return own;
  const part = list.closest('section,aside') ?? list.closest('main');
  return part?.querySelector('h1,h2,h3')?.textContent ?? '';
}
