import type { MenuPanelProps } from '@shop/ui-kit/commerce/navigation/MenuPanel';
import { type ReactNode, useSyncExternalStore } from 'react';
import type { MenusAnswer } from './menus';

export type MenuPicture = NonNullable<MenuPanelProps['items'][number]['picture']>;

/** The additions to a link's label. */
interface LinkExtras {
  readonly picture?: MenuPicture;
  readonly count?: number;
  readonly note?: string;
}

/** The menus' additions, loaded on intent (HEAD-05), ready to render. */
export interface MenuExtras {
  /** By a link's address. */
  readonly links: Readonly<Record<string, LinkExtras>>;
  readonly rows: Readonly<Partial<Record<keyof MenusAnswer['rows'], MenuPicture>>>;
  /** An image of a place beside the categories or the producers. */
  readonly features: Readonly<Partial<Record<'category' | 'producer', ReactNode>>>;
  /** The grouped tags, which replace the page's plain text ones. */
  readonly tagPanel: ReactNode;
  readonly tagLevel: ReactNode;
}

let extras: MenuExtras | undefined;
const readers = new Set<() => void>();

/** Sets the menus' additions and renders their readers. */
export function showMenuExtras(menus: MenuExtras): void {
  extras = menus;
  for (const read of readers) read();
}

/** Undefined until the menus' additions have loaded on intent. */
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
