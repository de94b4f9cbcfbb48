// @vitest-environment happy-dom
import type { SetEvent } from '@shop/machines/set-product/set-selection.chart';
import { setSelectionModel } from '@shop/machines/set-product/set-selection.model';
import { explore } from '@shop/machines/testing/explore';
import { encodeGlobalId } from '@shop/rules/global-id';
import { selectionOfName } from '@shop/rules/set-product/set-selection';
import { yen } from '@shop/rules/yen';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterAll, expect, test, vi } from 'vitest';
import { buyingCode } from '#features/checkout/browser/buying-code.ts';
import { settingsAttributes } from '#foundation/browser/shop-settings.ts';
import { messages } from '#foundation/i18n/messages.ts';
import { SetProductForm } from './SetProductForm';
import { type ChoosableVariant, useVariantChoice, VariantChoiceProvider } from './variant-choice';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const id = encodeGlobalId('gid://shopify/ProductVariant/1');
if (!id.ok) throw new Error(id.error);

const POT: ChoosableVariant = {
  id: 1,
  globalId: id.value,
  title: '白鉢',
  size: '',
  price: yen(1280),
  compareAtPrice: null,
  quantity: 4,
  imageSrc: null,
};

const m = messages('ja');
// The first press loads the cart code, which reads the platform's URL.
const settings = settingsAttributes({ platformUrl: 'https://platform.example', publicToken: 'token' });
for (const [name, value] of Object.entries(settings)) document.documentElement.setAttribute(name, value);
afterAll(() => {
  for (const name of Object.keys(settings)) document.documentElement.removeAttribute(name);
});

/** The first render, as on a page whose next render is deferred. */
function drawnOnce(): ReturnType<typeof useVariantChoice> {
  const drawn: ReturnType<typeof useVariantChoice>[] = [];
  function Part() {
    drawn.push(useVariantChoice());
    return null;
  }
  act(() =>
    createRoot(document.createElement('div')).render(
      <VariantChoiceProvider
        product={{ handle: 'pachira-mini', title: 'パキラ', vendor: '水城' }}
        variants={[POT]}
        initial={POT}
        set={null}
      >
        <Part />
      </VariantChoiceProvider>,
    ),
  );
  const [first] = drawn;
  if (first === undefined) throw new Error('nothing was rendered');
  return first;
}

test('[PROD-05] [BUY-01] each click counts and buy now uses them all, also before the render', async () => {
  const choice = drawnOnce();
  act(() => {
    choice.changeQuantity(1);
    choice.changeQuantity(1);
    expect(choice.latestPurchase()?.line).toEqual({ merchandiseGlobalId: POT.globalId, quantity: 3 });
    choice.changeQuantity(-1);
    expect(choice.latestPurchase()?.line.quantity).toBe(2);
    for (let press = 0; press < 5; press += 1) choice.changeQuantity(1);
    expect(choice.latestPurchase()?.line.quantity).toBe(4);
  });
  // The first press has requested it; presses still go to the page.
  await act(() => buyingCode.load());
  act(() => choice.changeQuantity(-3));
  expect(choice.latestPurchase()?.line.quantity).toBe(1);
});

test('[PROD-05] the code of the cart is requested after the frame that shows a press', async () => {
  const load = vi.spyOn(buyingCode, 'load');
  const choice = drawnOnce();
  act(() => choice.changeQuantity(1));
  expect(load).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(load).toHaveBeenCalled());
});

const { paths } = explore(setSelectionModel);

test(`[SET-01] [SET-02] [SET-03] a set's page matches its machine, along ${paths.length} paths`, () => {
  const { definition, variants, selection } = setSelectionModel.input;
  const choosable = variants.map(
    (variant, index): ChoosableVariant => ({ ...POT, ...variant, id: index + 1 }),
  );
  const [initial = POT] = choosable;
  let taken = 0;
  for (const path of paths) {
    const page = document.createElement('div');
    let choice: ReturnType<typeof useVariantChoice> | undefined;
    function Part() {
      choice = useVariantChoice();
      return choice.set && <SetProductForm set={choice.set} m={m} stateId="state" />;
    }
    const root = createRoot(page);
    act(() =>
      root.render(
        <VariantChoiceProvider
          product={{ handle: 'set', title: 'セット', vendor: '水城' }}
          variants={choosable}
          initial={initial}
          set={{ definition, selection }}
        >
          <Part />
        </VariantChoiceProvider>,
      ),
    );
    for (const { happening, after } of path.steps) {
      const { type, option } = (happening as unknown as { event: SetEvent }).event;
      const { name = '' } = definition.options[option] ?? {};
      const label = type === 'option.raise' ? m.set.option({ name }) : m.set.optionRemove({ name });
      const button = page.querySelector<HTMLButtonElement>(`button[aria-label="${label}"]`);
      // An option that is not chosen has no enabled minus button.
      if (button === null || button.disabled) break;
      act(() => button.click());
      taken += 1;
      const alert = page.querySelector('[role="alert"]')?.textContent ?? null;
      expect([path.sentences, choice?.set, alert !== null, choice?.isBuyable]).toEqual([
        path.sentences,
        { value: after.value, context: { ...after.context, variants: choosable } },
        after.context.alert !== null,
        after.value === 'buyable',
      ]);
    }
    act(() => root.unmount());
  }
  expect(taken).toBeGreaterThan(paths.length);
});

/** The choice of a set's page, with the set of this number named in its address, and presses on its options. */
function setPage(given: readonly Pick<ChoosableVariant, 'price' | 'quantity'>[], named?: number) {
  const { definition, variants, selection } = setSelectionModel.input;
  const choosable = variants.map(
    (variant, index): ChoosableVariant => ({ ...POT, ...variant, ...given[index], id: index + 1 }),
  );
  const [first = POT] = choosable;
  const initial = named === undefined ? first : (choosable[named] ?? first);
  const chosen = named === undefined ? selection : (selectionOfName(definition, initial.title) ?? selection);
  let choice: ReturnType<typeof useVariantChoice> | undefined;
  function Part() {
    choice = useVariantChoice();
    return null;
  }
  act(() =>
    createRoot(document.createElement('div')).render(
      <VariantChoiceProvider
        product={{ handle: 'set', title: 'セット', vendor: '水城' }}
        variants={choosable}
        initial={initial}
        set={{ definition, selection: chosen }}
      >
        <Part />
      </VariantChoiceProvider>,
    ),
  );
  return {
    lowerAll: () =>
      definition.options.forEach((_, option) => {
        act(() => choice?.chooseOption({ type: 'option.lower', option }));
        act(() => choice?.chooseOption({ type: 'option.lower', option }));
      }),
    shown: () => choice && [choice.chosen.id, choice.hasChosen, choice.isLowestPrice, choice.isBuyable],
  };
}

const { variants: sets } = setSelectionModel.input;
const offers = (of: (index: number) => { price?: number; quantity?: number }) =>
  sets.map((_, index) => {
    const { price = 1280, quantity = 4 } = of(index);
    return { price: yen(price), quantity };
  });

test('[SET-02] [PROD-03] until a set is complete its page shows the lowest price of those in stock', () => {
  expect(setPage(offers(() => ({}))).shown()).toEqual([1, false, false, false]);
  const cheaper = offers((index) => ({ price: index === 1 ? 980 : 1280 }));
  expect(setPage(cheaper).shown()).toEqual([2, false, true, false]);
  const page = setPage(
    offers((index) => ({ quantity: index === 0 ? 0 : 4 })),
    0,
  );
  expect(page.shown(), 'sold out, as its address names it').toEqual([1, true, false, false]);
  page.lowerAll();
  expect(page.shown(), 'nothing is chosen any more').toEqual([2, false, false, false]);
});
