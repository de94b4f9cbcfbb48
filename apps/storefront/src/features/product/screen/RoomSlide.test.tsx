// @vitest-environment happy-dom
import { encodeGlobalId } from '@shop/rules/global-id';
import type { Growth } from '@shop/rules/product/growth';
import type { Room } from '@shop/rules/product/room';
import { yen } from '@shop/rules/yen';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { messageTable } from '#foundation/i18n/messages.ts';
import { RoomSlide } from './RoomSlide';
import { type ChoosableVariant, VariantChoiceProvider } from './variant-choice';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const LAYER = {
  src: 'https://platform.example/s/files/1/0617/room/clusia.webp',
  x: 0,
  y: 0,
  width: 9,
  height: 9,
};

const CORNER = 'https://platform.example/s/files/1/0617/room/corner.webp';

function roomOf(variantId: number, groundCm: number): Room {
  const view = {
    light: 'lace',
    plate: LAYER.src,
    plant: LAYER,
    shadow: { ...LAYER, src: `${LAYER.src}-shadow` },
  } as const;
  const size = {
    variantId,
    fromCm: 40,
    toCm: 55,
    heightCm: 47.5,
    groundCm,
    footX: 900,
    views: [view, { ...view, light: 'corner', plate: CORNER } as const],
  };
  return { width: 1600, height: 1200, pixelsPerCm: 5.16, floorY: 1068.4, sizes: [size] };
}

function variantOf(id: number, title: string): ChoosableVariant {
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
    imageSrc: null,
  };
}

function drawn(
  variantTitle: string,
  groundCm = 50,
  growth: Growth | null = null,
  room: Room = roomOf(1, groundCm),
): HTMLElement {
  const variant = variantOf(1, variantTitle);
  const page = document.createElement('div');
  act(() =>
    createRoot(page).render(
      <VariantChoiceProvider
        product={{ handle: 'clusia', title: 'クルシア', vendor: 'こもれび' }}
        variants={[variant, variantOf(2, '10号')]}
        initial={variant}
        set={null}
      >
        <RoomSlide
          room={room}
          growth={growth}
          title="クルシア"
          address="/products/clusia"
          messages={messageTable('room', 'ja')}
        />
      </VariantChoiceProvider>,
    ),
  );
  return page;
}

test('[FIT-01] [ROOM-03] the room has the light of the shopper’s window, else the first of the product, until one is pressed', () => {
  const hasCorner = (page: HTMLElement) => page.innerHTML.includes('room/corner');
  expect(hasCorner(drawn(''))).toBe(false);
  document.documentElement.dataset['windowLight'] = 'dark';
  const page = drawn('');
  expect(hasCorner(page)).toBe(true);
  const lace = page.querySelectorAll<HTMLButtonElement>('button[aria-pressed="false"]');
  act(() => lace[0]?.click());
  expect(hasCorner(page)).toBe(false);
  delete document.documentElement.dataset['windowLight'];
});

test("[ROOM-04] a plant of one size has its product's name, one of several the size's", () => {
  const only = drawn('');
  expect(only.querySelector('[role=img]')?.getAttribute('aria-label')).toMatch(
    /^部屋にクルシア\(高さ約48cm\)/,
  );
  expect(only.textContent).toContain('クルシア・高さ約40〜55cm');
  expect(drawn('5号').textContent).toContain('5号・高さ約40〜55cm');
});

test('[ROOM-03] [ROOM-04] a hanging plant is labelled as hanging, with its height above the floor', () => {
  const hung = drawn('吊り鉢', 140);
  expect(hung.querySelector('[role=img]')?.getAttribute('aria-label')).toBe(
    '部屋に吊り鉢(高さ約48cm)を吊るしたところ。葉先は床から140cm',
  );
  expect(hung.textContent).toContain('吊るして、目の高さに');
});

test('[GROW-01] some years later the plant is taller, and caption, range and text alternative say when', () => {
  const page = drawn('5号', 50, { fromCm: 10, toCm: 15, indoorCm: 200 });
  const years = page.querySelector('[aria-label="育ったあとの大きさ"]');
  const buttons = Array.from(years?.querySelectorAll('button') ?? []);
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['届いた日', '1年後', '3年後']);
  expect(page.textContent).toContain('5号・高さ約40〜55cm');
  act(() => buttons[2]?.click());
  expect(buttons.map((button) => button.getAttribute('aria-pressed'))).toEqual(['false', 'false', 'true']);
  expect(page.textContent).toContain('3年後の5号・高さ約70〜100cm');
  expect(page.textContent).not.toContain('約40〜55cm');
  expect(page.querySelector('[role=img]')?.getAttribute('aria-label')).toMatch(
    /^部屋に3年後の5号\(高さ約85cm\)を置いた/,
  );
  act(() => buttons[0]?.click());
  expect(page.textContent).toContain('5号・高さ約40〜55cm');
});

test('[GROW-01] a size that is not offered in the chosen year is shown on its arrival', () => {
  const { sizes, ...room } = roomOf(1, 50);
  const full = sizes.map((size) => ({ ...size, variantId: 2, fromCm: 200, toCm: 210, heightCm: 205 }));
  const growth = { fromCm: 10, toCm: 15, indoorCm: 200 };
  const page = drawn('5号', 50, growth, { ...room, sizes: [...sizes, ...full] });
  const press = (text: string) =>
    act(() =>
      [...page.querySelectorAll<HTMLElement>('a, button')].find((one) => one.textContent === text)?.click(),
    );
  press('3年後');
  expect(page.textContent).toContain('3年後の5号');
  press('10号');
  expect(page.textContent).toContain('10号・高さ約200〜210cm');
  expect(page.textContent).not.toContain('年後の');
});

test('[GROW-01] a plant without a growth, or that hangs, has no choice of years', () => {
  expect(drawn('5号').textContent).not.toContain('1年後');
  expect(drawn('吊り鉢', 140, { fromCm: 10, toCm: 20, indoorCm: 200 }).textContent).not.toContain('1年後');
});
