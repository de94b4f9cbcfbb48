/** @jsxRuntime automatic */
import { expect, test } from 'vitest';
import { MailButton } from './MailButton/MailButton';
import { MailLayout } from './MailLayout/MailLayout';
import { renderMail } from './render-mail';
import { SAMPLE_LAYOUT } from './stories/sample-mail';

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
  expect(html).not.toContain('var(--');
});
