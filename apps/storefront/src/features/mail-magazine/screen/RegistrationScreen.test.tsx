import { MailMagazineForm } from '@shop/ui-kit/commerce/mail-magazine/MailMagazineForm';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RegistrationScreen } from './RegistrationScreen';

const form = renderToStaticMarkup(
  <MailMagazineForm action="/" name="address" kind="k" label="l" placeholder="p" submit="s" consent="c" />,
);

test.each([
  ['confirmed', 'status'],
  ['unsubscribed', 'status'],
  ['required', 'alert'],
  ['invalid', 'alert'],
  ['duplicated', 'alert'],
  ['failed', 'alert'],
  ['expired', 'alert'],
] as const)(
  '[MAIL-02] the page of a registration that is %s has the role %s, and leads on, or to the field of the page',
  (result, role) => {
    const html = renderToStaticMarkup(<RegistrationScreen locale="en" result={result} />);
    expect(html).toContain(`role="${role}"`);
    const [, to = ''] = /href="([^"]*)"/.exec(html) ?? [];
    if (role === 'status') expect(to).toBe('/en');
    else expect(form).toContain(`id="${to.slice(1)}"`);
  },
);
