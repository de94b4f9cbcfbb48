// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { mount } from '#testing/mount.ts';
import { GiftForm, type GiftFormProps } from './GiftForm.tsx';

const EMPTY = { name: '', postalCode: '', address: '', phone: '' };
const CHOICES = ['福岡県築上郡吉富町', '大分県中津市'];

function drawn(props: Partial<GiftFormProps>): { form: HTMLElement; address: HTMLInputElement | null } {
  const { root: form } = mount(
    <GiftForm
      idPrefix="gift"
      label="gift"
      labels={{ name: 'name', postalCode: 'postal code', address: 'address', phone: 'phone' }}
      mark="required"
      postalCodeHint="seven digits"
      addressPlaceholder=""
      values={EMPTY}
      errors={{}}
      onChange={() => undefined}
      {...props}
    />,
  );
  return { form, address: form.querySelector<HTMLInputElement>('#gift-address') };
}

test('[GIFT-01] places of a postal code are offered at the address only, with a hint', () => {
  const { form, address } = drawn({ addressChoices: CHOICES, addressHint: 'there are several' });
  const list = form.querySelector('datalist');
  expect([...(list?.querySelectorAll('option') ?? [])].map(({ value }) => value)).toEqual(CHOICES);
  expect(address?.getAttribute('list')).toBe(list?.id);
  expect(form.querySelectorAll('[list]')).toHaveLength(1);
  const hint = form.querySelector(`#${address?.getAttribute('aria-describedby')}`);
  expect(hint?.textContent).toBe('there are several');
});

test('[GIFT-01] without choices there is no list, and no hint at the address', () => {
  const { form, address } = drawn({});
  expect(form.querySelector('datalist')).toBeNull();
  expect(address?.hasAttribute('list')).toBe(false);
  expect(address?.hasAttribute('aria-describedby')).toBe(false);
  expect(form.querySelector('#gift-postalCode')?.getAttribute('aria-describedby')).toBe(
    'gift-postalCode-hint',
  );
});
