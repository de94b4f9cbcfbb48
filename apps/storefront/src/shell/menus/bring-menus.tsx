import type { ImageWidth } from '@shop/rules/catalog/image-url';
import { MenuFeature } from '@shop/ui-kit/commerce/navigation/MenuFeature';
import { MenuTags } from '@shop/ui-kit/commerce/navigation/MenuTags';
import { SideMenuTags } from '@shop/ui-kit/commerce/navigation/SideMenuTags';
import { COVER_FOCUS, productPicture } from '#foundation/images/product-picture.ts';
import { type MenuExtras, type MenuPicture, showMenuExtras } from './menu-extras';
import type { MenuImage, MenusAnswer } from './menus';
import { readMenus } from './read-menus';
import { whenMenusRest } from './when-menus-rest';

/** How long an answer is reused, in milliseconds: the lists themselves are as old. */
const FRESH_MS = 600_000;
/** Delay until a sign of interest retries after a failure, so that not each mouse movement does. */
const AGAIN_MS = 5_000;
/** An image with at least this ratio is a list's cover, which a menu crops: its plants are right of the text. */
const COVER_RATIO = 2;

let nextAt = 0;

/**
 * Loads images and counts of the menus (HEAD-05), once for all of them. In data-saving mode nothing is requested, and the labels are laid
 * out as without code. After a failure they stay as they are.
 */
export async function bringMenus(): Promise<void> {
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } };
  if (connection?.saveData) {
    document.documentElement.dataset['words'] = '';
    return;
  }
  // Older browsers reserve no space.
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

/** Nothing without an image: the labels need no placeholder. */
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
