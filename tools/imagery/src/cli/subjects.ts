import type { Catalogue } from '@shop/fixtures/catalogue/catalogue';
import { loadCatalogue } from '@shop/fixtures/catalogue/load-catalogue';
import type { Subject } from '../page/page';
import type { PlaceParams } from '../params';
import { productParams } from '../products/product-params';
import { SET_OPTIONS } from '../products/set-options';
import { variantParams } from '../products/variant-params';
import { card, cover, hangingCover, nursery, room, type Standing } from '../scenes/compose';
import { NURSERIES } from '../scenes/nurseries';
import { SETTINGS } from '../scenes/settings';
import { ADVISORS, ARTICLES, BANNERS, HANGING, homeHero, linkPreview, PAGES } from '../scenes/site-places';
import { MASTER, type MasterKind, OPENING, SECOND_VIEW } from './picture-hash';

/** One master to render. */
export interface Task {
  /** Path below the images folder, without extension. */
  name: string;
  subject: Subject;
  kind: MasterKind;
}

/** Height in a place, in scene units, by the catalogue's size. */
const HEIGHTS = { S: 1.05, M: 1.6, L: 2.5 } as const;

/** All images of the shop: places at the top of its pages, fronts, variants, rooms, close-ups. */
export function subjects(): Task[] {
  const catalogue = loadCatalogue();
  const ranked = catalogue.ranking.bestSellingHandles;
  const handles = [...new Set([...ranked, ...catalogue.products.map(({ handle }) => handle)])];
  const stand = standings(catalogue);
  return [
    ...places(catalogue, stand),
    ...fronts(handles),
    ...Object.entries(SET_OPTIONS).map(
      ([name, product]): Task => ({
        name: `sets/${name}`,
        subject: { kind: 'front', product },
        kind: MASTER,
      }),
    ),
    ...variants(catalogue),
    // best sellers are complete first
    ...handles.flatMap((handle, i) => [...closeup(handle), ...atHome(catalogue, handle, i, stand)]),
  ];
}

function closeup(handle: string): Task[] {
  const product = productParams(handle);
  return product
    ? [{ name: `products/${handle}_2`, subject: { kind: 'closeup', product }, kind: SECOND_VIEW }]
    : [];
}

function fronts(handles: readonly string[]): Task[] {
  return handles.flatMap((handle): Task[] => {
    const product = productParams(handle);
    return product
      ? [{ name: `products/${handle}_1`, subject: { kind: 'front', product }, kind: MASTER }]
      : [];
  });
}

/** Variants with their own image. */
function variants(catalogue: Catalogue): Task[] {
  return catalogue.products.flatMap((product) =>
    product.variants.flatMap(({ title, illustration, imageId }): Task[] => {
      const image = product.images.find(({ id, view }) => id === imageId && view === 'variant');
      const name = image && /products\/[^/.]+/.exec(image.src)?.[0];
      if (!name) return [];
      const { flowerColor, potColor } = illustration ?? {};
      const params = variantParams(product.handle, title, {
        ...(flowerColor && flowerColor !== product.illustration.flowerColor ? { flowerColor } : {}),
        ...(potColor && potColor !== product.illustration.potColor ? { potColor } : {}),
      });
      return params ? [{ name, subject: { kind: 'front', product: params }, kind: MASTER }] : [];
    }),
  );
}

/** The image at home, if the catalogue has one. */
function atHome(catalogue: Catalogue, handle: string, seed: number, stand: Stand): Task[] {
  const views = catalogue.products.find((product) => product.handle === handle)?.images ?? [];
  const [standing] = views[2]?.view === 'room' ? stand([handle]) : [];
  return standing
    ? [
        {
          name: `products/${handle}_3`,
          subject: { kind: 'place', place: room(standing, seed) },
          kind: SECOND_VIEW,
        },
      ]
    : [];
}

function places(catalogue: Catalogue, stand: Stand): Task[] {
  const tasks: Task[] = [];
  const add = (name: string, place: PlaceParams, kind = MASTER): void => {
    tasks.push({ name, subject: { kind: 'place', place }, kind });
  };
  add('site/hero', homeHero(), OPENING);
  add('site/link-preview', linkPreview());
  // Some months open the home page with one of them.
  const opens = (name: string) =>
    catalogue.hero.seasons.some(({ imageUrl }) => imageUrl.endsWith(`/${name}.jpg`));
  for (const { id } of catalogue.banners) {
    const name = `banners/banner_${id}`;
    add(name, card(stand(BANNERS[id] ?? []), id, 1296, 972, SETTINGS[name]), opens(name) ? OPENING : MASTER);
  }
  for (const producer of catalogue.producers) {
    const own = catalogue.products.filter(
      ({ handle, category }) => producer.productHandles.includes(handle) && category === producer.category,
    );
    const kinds = stand(own.slice(0, 2).map(({ handle }) => handle));
    const [first] = kinds;
    if (first)
      add(
        `producers/${producer.handle.replace('producers-', '')}`,
        nursery(
          kinds.map(({ product }) => product),
          first.product.form === 'rosette' || first.product.form === 'cactus'
            ? 0.55
            : Math.min(1.7, first.height),
          producer.id,
          NURSERIES[producer.handle],
        ),
      );
  }
  for (const [i, collection] of catalogue.collections.entries())
    add(
      `collections/${collection.handle}_cover`,
      collection.handle === HANGING.list
        ? hangingCover(hung(), i)
        : cover(stand(collection.illustration.productHandles), i + (TWIN_COVERS[collection.handle] ?? 0)),
      OPENING,
    );
  for (const [slug, handles] of Object.entries(ARTICLES))
    add(`articles/${slug}`, card(stand(handles), slug.length, 1296, 864));
  for (const [name, { handles, height, nearness = 1, shift = 0 }] of Object.entries(PAGES)) {
    const place = card(stand(handles), name.length, 1296, height, SETTINGS[`pages/${name}`]);
    const [x, y, z] = place.target;
    add(
      `pages/${name}`,
      { ...place, target: [x + shift, y, z], distance: nearness * place.distance },
      name.endsWith('-cover') ? OPENING : MASTER,
    );
  }
  for (const { id } of catalogue.advisors) {
    const { things = [], near = 1 } = ADVISORS[id] ?? {};
    const place = card(stand(things), ADVISOR_SEED + id);
    add(`advisors/advisor_${id}`, { ...place, distance: near * place.distance });
  }
  return tasks;
}

function hung(): Standing[] {
  return HANGING.handles.flatMap((handle): Standing[] => {
    const product = variantParams(handle, HANGING.variant, {});
    return product ? [{ product, height: HEIGHTS.L }] : [];
  });
}

/** Lists whose products another list also shows: what their cover's seed differs by, so that the two are not one image. */
const TWIN_COVERS: Readonly<Record<string, number>> = {
  'store-original': 1,
  'producers-uruma-haekaze': 2,
  'producers-shoin': 2,
};

/** Advisors' images use a light that no banner has. */
const ADVISOR_SEED = 20;

type Stand = (handles: readonly string[]) => Standing[];

function standings(catalogue: Catalogue): Stand {
  const sizes = new Map(catalogue.products.map(({ handle, illustration }) => [handle, illustration.size]));
  return (handles) =>
    handles.flatMap((handle) => {
      const product = productParams(handle);
      if (!product) return [];
      const height = HEIGHTS[sizes.get(handle) ?? 'M'];
      return [{ product, height: product.form === 'tool' ? Math.min(height, TOOL_HEIGHT) : height }];
    });
}

/** Tools are lower than plants of the same size: a can reaches to a plant's pot. */
const TOOL_HEIGHT = 0.95;
