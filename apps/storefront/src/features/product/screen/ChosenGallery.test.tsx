// @vitest-environment happy-dom
import { encodeGlobalId } from '@shop/rules/global-id';
import { yen } from '@shop/rules/yen';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { messageTable } from '#foundation/i18n/messages.ts';
import { ChosenGallery } from './ChosenGallery';
import { type ChoosableVariant, useVariantChoice, VariantChoiceProvider } from './variant-choice';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const PICTURES = ['front', 'v1', 'v2'].map((view) => ({
  src: `https://platform.example/s/files/1/0617/products/soil-kanyo_${view}.jpg`,
  alt: view,
}));

function bag(id: number, title: string, imageSrc: string | null): ChoosableVariant {
  const globalId = encodeGlobalId(`gid://shopify/ProductVariant/${id}`);
  if (!globalId.ok) throw new Error(globalId.error);
  return {
    id,
    globalId: globalId.value,
    title,
    size: '',
    price: yen(980),
    compareAtPrice: null,
    quantity: 4,
    imageSrc,
  };
}

test('[PROD-01] selecting a bag of another volume shows its image, and that variant is added to the cart', () => {
  const small = bag(1, '5L', PICTURES[1]?.src ?? null);
  const large = bag(2, '14L', PICTURES[2]?.src ?? null);
  const choices: ReturnType<typeof useVariantChoice>[] = [];
  function Choice() {
    choices.push(useVariantChoice());
    return null;
  }
  const page = document.createElement('div');
  act(() =>
    createRoot(page).render(
      <VariantChoiceProvider
        product={{ handle: 'soil-kanyo', title: '観葉植物の土', vendor: 'こもれび' }}
        variants={[small, large]}
        initial={small}
        set={null}
      >
        <Choice />
        <ChosenGallery
          images={PICTURES}
          label="写真"
          messages={messageTable('buy', 'ja')}
          room={null}
          zoom={{ label: '写真', open: '', nearer: '', farther: '', previous: '', next: '', close: '' }}
        />
      </VariantChoiceProvider>,
    ),
  );
  const first = () => page.querySelector('img[alt]:not([alt=""])')?.getAttribute('alt');
  expect(first()).toBe('v1');
  act(() => choices.at(-1)?.chooseVariant(large.globalId));
  expect(first()).toBe('v2');
  expect(choices.at(-1)?.latestPurchase()?.display.imageUrl).toBe(large.imageSrc);
});
