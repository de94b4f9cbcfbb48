// @vitest-environment happy-dom
/** @jsxRuntime automatic */
import { expect, test } from 'vitest';
import { CouponMail } from './CouponMail/CouponMail';
import { MailButton } from './MailButton/MailButton';
import { MailLayout } from './MailLayout/MailLayout';
import { RestockMail } from './RestockMail/RestockMail';
import { renderMail } from './render-mail';
import { SAMPLE_COUPON, SAMPLE_LAYOUT } from './stories/sample-mail';

const mail = (
  <MailLayout
    {...SAMPLE_LAYOUT}
    title="Back in stock: Ficus"
    preview="Three are left"
    reason="You asked for it"
    stop={{ label: 'Stop', url: 'https://shop.example/stop?a=1&b=2' }}
  >
    <MailButton label="View" url="https://shop.example/products/ficus?variant=1" />
  </MailLayout>
);

test('a mail declares its language, hides its preview text, and supports dark mode', async () => {
  const { html, text } = await renderMail(mail);
  expect(html).toContain('lang="ja"');
  expect(html).toContain('Three are left');
  expect(text).not.toContain('Three are left');
  expect(html).toContain('prefers-color-scheme: dark');
});

test('its text version has the words and the URLs of its HTML, in their original case', async () => {
  const { html, text } = await renderMail(mail);
  expect(text).toContain('Back in stock: Ficus');
  for (const address of [
    'https://shop.example/stop?a=1&b=2',
    'https://shop.example/products/ficus?variant=1',
  ]) {
    expect(text).toContain(address);
    expect(html).toContain(address.replaceAll('&', '&amp;'));
  }
});

test('styles are inline, with colours that mail clients support', async () => {
  const { html } = await renderMail(mail);
  expect(html).toMatch(/<a[^>]+style="[^"]*background-color:#[0-9a-f]{6}/);
  // The text on the button is told from other text of the same colour.
  expect(html).toMatch(/<a[^>]+style="[^"]*[^-]color:#[0-9A-F]{6}\b/);
  expect(html).not.toContain('var(--');
});

test('[MAIL-06] each link of the coupon mail leads where its label says, and its picture is described', async () => {
  const { html } = await renderMail(<CouponMail {...SAMPLE_COUPON} />);
  const page = new DOMParser().parseFromString(html, 'text/html');
  const leadsTo = (label: string) =>
    [...page.querySelectorAll('a')].filter((a) => a.textContent?.trim() === label).map(({ href }) => href);
  expect(leadsTo('Confirm')).toEqual(['https://shop.example/confirm']);
  expect(leadsTo('Find plants')).toEqual(['https://shop.example/en']);
  expect(leadsTo('Stop')).toEqual(['https://shop.example/stop']);
  expect(page.querySelector('[src$="/monstera.jpg"]')?.getAttribute('alt')).toBe('A monstera');
});

test('[RESTOCK-02] a mail in another language declares it, is titled by its heading, and describes its picture', async () => {
  const { html } = await renderMail(
    <RestockMail
      {...SAMPLE_LAYOUT}
      language="en"
      title="It is back in stock"
      preview="3 left"
      reason="You asked for it"
      lead="It is back"
      picture={{ url: 'https://shop.example/ficus.jpg', alt: 'Ficus 10' }}
      vendor="Mizuki"
      product="Ficus"
      price="¥28,600"
      taxIncluded="tax included"
      stock="3 left"
      view={{ label: 'View', url: 'https://shop.example/en/products/ficus' }}
      note="Not reserved"
    />,
  );
  const page = new DOMParser().parseFromString(html, 'text/html');
  expect(page.documentElement.lang).toBe('en');
  expect([page.title, page.querySelector('h1')?.textContent]).toEqual([
    'It is back in stock',
    'It is back in stock',
  ]);
  expect(page.querySelector('[src$="/ficus.jpg"]')?.getAttribute('alt')).toBe('Ficus 10');
});
