import type { ImageWidth } from '@shop/rules/catalog/image-url';
import { MenuFeature } from '@shop/ui-kit/commerce/navigation/MenuFeature';
import { MenuTags } from '@shop/ui-kit/commerce/navigation/MenuTags';
import { SideMenuTags } from '@shop/ui-kit/commerce/navigation/SideMenuTags';
import { COVER_FOCUS, productPicture } from '#foundation/images/product-picture.ts';
import { type MenuExtras, type MenuPicture, showMenuExtras } from './menu-extras';
import type { MenuImage, MenusAnswer } from './menus';
import { readMenus } from './read-menus';
import { whenMenusRest } from './when-menus-rest';

/** What was read is not asked for again for as long, in milliseconds: the lists themselves are as old. */
const FRESH_MS = 600_000;
/** After a failure the next sign of interest asks again, but not each movement of a mouse. */
const AGAIN_MS = 5_000;
/** A picture as wide as this is a list's cover, of which a menu shows a part: its plants stand right of the words. */
const COVER_RATIO = 2;

let nextAt = 0;

/**
 * Brings pictures and numbers of the menus (HEAD-05), once for all of them. Where data is saved nothing is asked for, and the words stand as
 * they do without code; what cannot be read leaves them as they are.
 */
export async function bringMenus(): Promise<void> {
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } };
  if (connection?.saveData) {
    document.documentElement.dataset['words'] = '';
    return;
  }
  // Older browsers keep no place free.
  if (performance.now() < nextAt || !matchMedia('(scripting: enabled)').matches) return;
  nextAt = Number.POSITIVE_INFINITY;
  const menus = await readMenus();
  nextAt = performance.now() + (menus.ok ? FRESH_MS : AGAIN_MS);
  if (menus.ok) whenMenusRest(() => showMenuExtras(toMenuExtras(menus.value)));
}

function toMenuExtras({ lists, tagGroups, category, producer, rows }: MenusAnswer): MenuExtras {
  const links = lists.map(({ path, count, image, note }) => {
    const link = {
      ...pictured(image, 360),
      ...(count !== null && { count }),
      ...(note !== '' && { note }),
    };
    return [path, link] as const;
  });
  const groups = tagGroups.map(({ title, image, tags }) => ({
    title,
    ...pictured(image, 540),
    items: tags.map(({ path, label, count }) => ({
      href: path,
      label,
      ...(count !== null && { count }),
    })),
  }));
  return {
    links: Object.fromEntries(links),
    rows: Object.fromEntries(Object.entries(rows).map(([row, image]) => [row, pictured(image, 360).picture])),
    features: {
      category: category && <MenuFeature {...feature(category)} shape="portrait" />,
      producer: producer && <MenuFeature {...feature(producer)} shape="square" />,
    },
    tagPanel: <MenuTags groups={groups} />,
    tagLevel: <SideMenuTags groups={groups} />,
  };
}

function feature({ path, title, note, image }: NonNullable<MenusAnswer['category']>) {
  return { href: path, title, note, picture: menuPicture(image ?? { src: '', ratio: null }, 720) };
}

/** Nothing where there is no picture: the words have no use for a placeholder. */
function pictured(image: MenuImage | null, largest: ImageWidth): { readonly picture?: MenuPicture } {
  return image === null ? {} : { picture: menuPicture(image, largest) };
}

function menuPicture({ src, ratio }: MenuImage, largest: ImageWidth): MenuPicture {
  return {
    ...productPicture({ src, alt: '' }, largest),
    ...(ratio !== null && { ratio }),
    ...(ratio !== null && ratio >= COVER_RATIO && { focus: COVER_FOCUS }),
  };
}
