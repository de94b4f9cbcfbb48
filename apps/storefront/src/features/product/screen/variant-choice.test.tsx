// @vitest-environment happy-dom
import { encodeGlobalId } from '@shop/rules/global-id';
import { yen } from '@shop/rules/yen';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { buyingCode } from '#features/checkout/browser/buying-code.ts';
import { settingsAttributes } from '#foundation/browser/shop-settings.ts';
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

/** What was drawn first, as a page shows it whose next drawing is held back. */
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
  if (first === undefined) throw new Error('nothing was drawn');
  return first;
}

test('[PROD-05] [BUY-01] each press counts and buy now takes them all, also before what it did is drawn', async () => {
  const settings = settingsAttributes({ platformUrl: 'https://platform.example', publicToken: 'token' });
  for (const [name, value] of Object.entries(settings)) document.documentElement.setAttribute(name, value);
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
  // The first press has sent for it, and from there it takes the presses.
  await act(() => buyingCode.load());
  for (const name of Object.keys(settings)) document.documentElement.removeAttribute(name);
  act(() => choice.changeQuantity(-3));
  expect(choice.latestPurchase()?.line.quantity).toBe(1);
});
