// @vitest-environment happy-dom
import { mount } from '@shop/ui-kit/testing/mount';
import { expect, test, vi } from 'vitest';
import { FORMS, LANGUAGE_FIELD } from '#foundation/forms/form-kinds.ts';

vi.mock('../VariantDetails', () => ({ ChosenStock: () => null }));
const { RestockPart } = await import('./RestockPart');

const CATEGORY = { href: '/en/ornamentplants', label: 'See other foliage plants' };

test('[PROD-07] [RESTOCK-01] a sold-out product links to its category, and its form has product and language', () => {
  const { root, rerender, unmount } = mount(
    <RestockPart locale="en" productId={9} handle="pothos" category={CATEGORY} />,
  );
  expect(root.querySelector('a')?.getAttribute('href')).toBe(CATEGORY.href);
  expect(root.querySelector('a')?.textContent).toBe(CATEGORY.label);
  const form = root.querySelector('form');
  const { action, product, handle, address } = FORMS.restockNotice;
  expect(form?.getAttribute('action')).toBe(action);
  const fields = Object.fromEntries(new FormData(form ?? undefined));
  expect(fields).toMatchObject({ [product]: '9', [handle]: 'pothos', [LANGUAGE_FIELD]: 'en', [address]: '' });
  rerender(<RestockPart locale="en" productId={9} handle="pothos" category={null} />);
  expect(root.querySelector('a')).toBeNull();
  unmount();
});
