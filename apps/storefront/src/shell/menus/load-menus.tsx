import type { ImageWidth } from '@shop/rules/catalog/image-url';
import { err, ok, type Result } from '@shop/rules/result';
import { MenuFeature } from '@shop/ui-kit/commerce/navigation/MenuFeature';
import { MenuTags } from '@shop/ui-kit/commerce/navigation/MenuTags';
import { SideMenuTags } from '@shop/ui-kit/commerce/navigation/SideMenuTags';
import { fetchJson } from '#foundation/browser/fetch-json.ts';
import { shopSettings } from '#foundation/browser/shop-settings.ts';
import { COVER_FOCUS, productPicture } from '#foundation/images/product-picture.ts';
import { type MenuExtras, type MenuPicture, showMenuExtras } from './menu-extras';
import { type MenuImage, type MenusAnswer, menusAddress, menusAnswer } from './menus';

/** How long an answer is reused, in milliseconds: the lists themselves are as old. */
const FRESH_MS = 600_000;
/** Delay until a sign of interest retries after a failure, so that not each mouse movement does. */
const RETRY_MS = 5_000;
/** An image with at least this ratio is a list's cover, which a menu crops: its plants are right of the text. */
const COVER_RATIO = 2;

let nextAt = 0;

/**
 * Loads images and counts of the menus (HEAD-05), once for all of them. In data-saving mode nothing is requested, and the labels are laid
 * out as without code. After a failure they stay as they are.
 */
export async function loadMenus(): Promise<void> {
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } };
  if (connection?.saveData) {
    document.documentElement.dataset['words'] = '';
    return;
  }
  // Older browsers reserve no space.
  if (performance.now() < nextAt || !matchMedia('(scripting: enabled)').matches) return;
  nextAt = Number.POSITIVE_INFINITY;
  const menus = await readMenus();
  nextAt = performance.now() + (menus.ok ? FRESH_MS : RETRY_MS);
  if (menus.ok) whenMenusIdle(() => showMenuExtras(toMenuExtras(menus.value)));
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

/** Later the images are no longer useful. */
const TIMEOUT_MS = 8_000;

/** Additions to the menus' labels, in the page's language (HEAD-05). Never rejects. */
export async function readMenus(): Promise<Result<MenusAnswer, 'unreachable'>> {
  const answer = await fetchJson(menusAddress(shopSettings().locale), { timeoutMs: TIMEOUT_MS });
  if (!answer?.response.ok) return err('unreachable');
  const menus = menusAnswer.safeParse(answer.body);
  return menus.success ? ok(menus.data) : err('unreachable');
}

/**
 * Runs a menu update once no menu entry has the focus or is being pressed: a re-render would lose both. The drawer's own head does not
 * count as an entry, since it has the focus whenever the drawer opens.
 */
export function whenMenusIdle(work: () => void): void {
  if (document.querySelector('[data-menus] [open] li a:is(:focus, :active)') === null) {
    work();
    return;
  }
  const stop = new AbortController();
  const again = () => {
    stop.abort();
    // The focus has left one link, and is not yet on the next.
    setTimeout(() => whenMenusIdle(work));
  };
  for (const name of ['focusout', 'pointerup', 'pointercancel']) {
    document.addEventListener(name, again, { signal: stop.signal });
  }
}
