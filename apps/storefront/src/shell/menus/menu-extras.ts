import type { MenuPanelItem } from '@shop/ui-kit/commerce/navigation/MenuPanel';
import { type ReactNode, useSyncExternalStore } from 'react';
import type { MenusAnswer } from './menus';

export type MenuPicture = NonNullable<MenuPanelItem['picture']>;

/** What stands beside the words of a link. */
interface LinkExtras {
  readonly picture?: MenuPicture;
  readonly count?: number;
  readonly note?: string;
}

/** What the shop tells of its menus once somebody comes near them (HEAD-05), ready to be drawn. */
export interface MenuExtras {
  /** By a link's address. */
  readonly links: Readonly<Record<string, LinkExtras>>;
  readonly rows: Readonly<Partial<Record<keyof MenusAnswer['rows'], MenuPicture>>>;
  /** A place picture beside the categories or the producers. */
  readonly features: Readonly<Partial<Record<'category' | 'producer', ReactNode>>>;
  /** The tags in their groups, in place of those that the page has words of. */
  readonly tagPanel: ReactNode;
  readonly tagLevel: ReactNode;
}

let extras: MenuExtras | undefined;
const readers = new Set<() => void>();

export function showMenuExtras(menus: MenuExtras): void {
  extras = menus;
  for (const read of readers) read();
}

/** Undefined until somebody has come near the menus. */
export function useMenuExtras(): MenuExtras | undefined {
  return useSyncExternalStore(
    subscribe,
    () => extras,
    () => undefined,
  );
}

function subscribe(read: () => void): () => void {
  readers.add(read);
  return () => readers.delete(read);
}
