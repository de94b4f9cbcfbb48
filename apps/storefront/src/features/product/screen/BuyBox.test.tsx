// @vitest-environment happy-dom
import { buyNowMachine } from '@shop/machines/checkout/buy-now.machine';
import type { LineToAdd } from '@shop/rules/cart/cart';
import type { CartOutcome } from '@shop/rules/cart/cart-gateway';
import { encodeGlobalId } from '@shop/rules/global-id';
import { err } from '@shop/rules/result';
import { yen } from '@shop/rules/yen';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeAll, expect, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { RESTOCK_FORM_ID, VARIANT_FIELD } from '#foundation/forms/form-kinds.ts';
import { messages, messageTable } from '#foundation/i18n/messages.ts';
import { BuyBox } from './BuyBox';
import { type ChoosableVariant, VariantChoiceProvider } from './variant-choice';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const m = messages('ja');
const SOLD_OUT = err({ code: 'outOfStock' as const, detail: 'sold since the page was made' });
vi.mock('#features/checkout/browser/buying-code.ts', () => ({
  buyingCode: {
    load: async () => ({
      startBuyNow: () =>
        createActor(
          buyNowMachine.provide({
            actors: { createCart: fromPromise<CartOutcome, { line: LineToAdd }>(async () => SOLD_OUT) },
          }),
        ).start(),
    }),
  },
}));
// The code of sets is loaded by their pages alone.
beforeAll(() => import('./SetProductForm'));
const NAMES = ['ガジュマル', 'パキラ', 'シェフレラ'];

function setOf(id: number, title: string, quantity: number): ChoosableVariant {
  const globalId = encodeGlobalId(`gid://shopify/ProductVariant/${id}`);
  if (!globalId.ok) throw new Error(globalId.error);
  return {
    id,
    globalId: globalId.value,
    title,
    size: '',
    price: yen(1280),
    compareAtPrice: null,
    quantity,
    imageSrc: null,
  };
}

/** The buy box of a set of two plants, or of a product that is none, and presses on its options. */
async function buyBox(variants: readonly [ChoosableVariant, ...ChoosableVariant[]], isSet = true) {
  const page = document.createElement('div');
  document.body.replaceChildren(page);
  await act(async () =>
    createRoot(page).render(
      <VariantChoiceProvider
        product={{ handle: 'set', title: 'セット', vendor: '水城' }}
        variants={variants}
        initial={variants[0]}
        set={
          isSet
            ? {
                definition: {
                  itemCount: 2,
                  options: NAMES.map((name, index) => ({ name, image: '', sequence: index + 1 })),
                },
                selection: [0, 0, 0],
              }
            : null
        }
      >
        <BuyBox
          title="セット"
          cartAddress="/cart"
          restock={<form id={RESTOCK_FORM_ID} />}
          messages={messageTable('buy', 'ja')}
        />
      </VariantChoiceProvider>,
    ),
  );
  return {
    press: (name: string) =>
      act(async () =>
        page.querySelector<HTMLElement>(`button[aria-label="${m.set.option({ name })}"]`)?.click(),
      ),
    click: (label: string) =>
      act(async () => {
        [...page.querySelectorAll<HTMLElement>('button')]
          .find((button) => [button.textContent, button.getAttribute('aria-label')].includes(label))
          ?.click();
      }),
    says: (text: string) => page.textContent.includes(text),
    form: () => page.querySelector<HTMLFormElement>('#buy')?.getAttribute('action'),
    restock: () => page.querySelector<HTMLInputElement>(`input[name="${VARIANT_FIELD}"]`)?.value ?? null,
  };
}

test('[PROD-04] the bar of a phone names a variant in 40 characters at most, and its stock', async () => {
  const name = `${NAMES.join('/')}/`.repeat(15);
  const { says } = await buyBox([setOf(1, name, 3)], false);
  const stock = m.product.stockRemaining({ n: 3 });
  expect(says(`${name.slice(0, 39)}…${m.common.separator}${stock}`)).toBe(true);
});

test('[SET-03] [RESTOCK-01] a restock notice is for the set that was chosen, and is offered beside other choices', async () => {
  const { press, says, restock } = await buyBox([
    setOf(1, 'ガジュマル/パキラ', 4),
    setOf(2, 'ガジュマル/シェフレラ', 0),
  ]);
  expect(restock()).toBeNull();
  await press('ガジュマル');
  await press('シェフレラ');
  expect([restock(), says(m.set.errorSoldOut), says(m.product.addToCart)]).toEqual(['2', true, true]);
  expect(says(m.set.remaining({ n: 0 }))).toBe(false);
});

test('[SET-01] [RESTOCK-01] of a set that is sold out in every choice nothing is registered before one is made', async () => {
  const { press, says, restock } = await buyBox([
    setOf(1, 'ガジュマル/パキラ', 0),
    setOf(2, 'ガジュマル/シェフレラ', 0),
  ]);
  expect([restock(), says(m.set.remaining({ n: 2 }))]).toEqual([null, true]);
  await press('ガジュマル');
  await press('シェフレラ');
  expect(restock()).toBe('2');
});

test('[BUY-01] why buy now stopped is said of what was pressed, and not of another choice', async () => {
  const soldOut = (variant: string) =>
    m.stock.outOfStock({ name: m.cart.lineName({ title: 'セット', variant }) });
  const one = await buyBox([setOf(1, '3号', 4)], false);
  await one.click(m.product.buyNow);
  expect(one.says(soldOut('3号'))).toBe(true);
  await one.click(m.aria.quantityUp);
  expect(one.says(soldOut('3号')), 'another number of pieces').toBe(false);
  await one.click(m.aria.quantityDown);
  expect(one.says(soldOut('3号')), 'the same choice again').toBe(true);

  const set = await buyBox([setOf(1, 'ガジュマル/パキラ', 4), setOf(2, 'ガジュマル/シェフレラ', 4)]);
  await set.press('ガジュマル');
  await set.press('パキラ');
  await set.click(m.product.buyNow);
  expect(set.says(soldOut('ガジュマル/パキラ'))).toBe(true);
  await set.click(m.set.optionRemove({ name: 'パキラ' }));
  await set.press('シェフレラ');
  expect(set.says(soldOut('ガジュマル/パキラ')), 'another set').toBe(false);
});

test('[PERF-02] [PROD-05] without its code the button adds the chosen pieces, which end at the stock', async () => {
  const { form, click } = await buyBox([setOf(1, '3号', 2)], false);
  expect(form()).toBe('/cart/1:1');
  for (const _press of ['second', 'one too many']) await click(m.aria.quantityUp);
  expect(form()).toBe('/cart/1:2');
});
