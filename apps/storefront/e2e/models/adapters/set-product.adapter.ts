import { productModel } from '@shop/machines/product/product.model';
import { chosenCount, offeredOptions } from '@shop/rules/set-product/set-selection';
import type { SnapshotFrom } from 'xstate';
import { say, words } from '#test/support/words.ts';
import { watchPages } from '../../support/platform-stock';
import { Shop } from '../../support/shop';
import { expect } from '../../support/test';
import { defineBrowserAdapter, type SceneAct } from '../support/browser-adapter';
import { event } from '../support/picks';

const SET = 'tableplants-pick2';
/** The model's three plants, of four that the shop has. */
const OPTIONS = ['ガジュマル', 'パキラ', 'サンスベリア'];
/** Sold out in the model. */
const SOLD_OUT = `${OPTIONS[0]}/${OPTIONS[2]}`;

interface Scene {
  readonly shop: Shop;
  readonly restore: () => Promise<void>;
}

/** The picker of a set. */
export const setProductAdapter = defineBrowserAdapter<Scene, (typeof productModel)['machine']>({
  model: productModel,
  requirements: '[SET-01] [SET-02] [SET-03]',
  start: 'the product page',
  actsIn: ({ context }, place) => {
    const { selection, remaining, offered } = setIn(context);
    return OPTIONS.flatMap((name, option): SceneAct<Scene>[] => {
      const others = selection.map((count, at) => count + (at === option ? 1 : 0));
      // The shop has this pair, the model has not.
      const isOtherPair = remaining === 1 && (others[1] ?? 0) > 0 && (others[2] ?? 0) > 0;
      return [
        ...(isOtherPair
          ? []
          : [
              {
                name: `the shopper takes ${name}`,
                happens: [event('option.raise', { option })],
                place,
                perform: ({ shop }: Scene) => (offered[option] ? shop.pick(name) : shop.pickInVain(name)),
              },
            ]),
        // What is not chosen has no minus.
        ...(selection[option]
          ? [
              {
                name: `the shopper takes ${name} back`,
                happens: [event('option.lower', { option })],
                place,
                perform: ({ shop }: Scene) => shop.unpick(name),
              },
            ]
          : []),
      ];
    });
  },
  begin: async ({ page, platform, machine }) => {
    const shop = new Shop(page);
    const variant = (await platform.stockOf(SET)).find(({ title }) => title === SOLD_OUT);
    if (variant === undefined) throw new Error(`there is no set ${SOLD_OUT}`);
    const pages = await watchPages(page.request, SET);
    await platform.setStock(variant.id, 0);
    // The very page that is opened next: one of a single variant may be made anew before it.
    await pages.untilChanged();
    await shop.openProduct(SET);
    // The first press is the page's own: it brings the machine.
    const [name = ''] = OPTIONS;
    await shop.pick(name);
    await machine.started();
    await shop.unpick(name);
    const restore = async () => {
      await platform.setStock(variant.id, variant.available);
      await pages.untilAsBefore();
    };
    return { shop, restore };
  },
  expectShown: async ({ shop }, { value, context }) => {
    const { count, total, remaining, alert } = setIn(context);
    const { page } = shop;
    const add = page.getByRole('button', { name: words.product.addToCart }).first();
    await expect(page.getByText(say(words.set.count, { n: count, total }))).toBeVisible();
    if (alert === null) {
      await expect(shop.alert).toHaveCount(0);
    } else {
      const { cannotAddMore, doesNotExist, outOfStock } = {
        cannotAddMore: words.set.errorOver,
        doesNotExist: words.set.errorNotFound,
        outOfStock: words.set.errorSoldOut,
      };
      await expect(shop.alert).toHaveText({ cannotAddMore, doesNotExist, outOfStock }[alert]);
    }
    if (value === 'choosing' && alert === null) {
      await expect(add).toHaveAccessibleDescription(say(words.set.remaining, { n: remaining }));
    }
    if (value === 'buyable') {
      await expect(add).toBeEnabled();
      await expect(shop.buyNow).toBeEnabled();
      if (alert === null) await expect(page.getByText(words.set.complete)).toBeVisible();
    } else {
      await expect(add).toBeDisabled();
      await expect(shop.buyNow).toBeDisabled();
    }
  },
  end: ({ restore }) => restore(),
  unreachable: {
    'product: variant.choose -> product.deciding':
      'the variants of a set are put together by its options, and have no picker',
    'product: quantity.set -> product.deciding': 'a set is added one at a time, and has no stepper',
  },
});

/** What the page shows of the set. @throws for a product that is none */
function setIn({ set, variants }: SnapshotFrom<(typeof productModel)['machine']>['context']) {
  if (set === null) throw new Error('the product is no set');
  const { definition, selection, alert } = set;
  const count = chosenCount(selection);
  const total = definition.itemCount;
  return {
    selection,
    alert,
    count,
    total,
    remaining: total - count,
    offered: offeredOptions(definition, selection, variants),
  };
}
