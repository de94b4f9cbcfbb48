import { sampled } from '../test/support/sampled';
import { LANGUAGES, say } from '../test/support/words';
import { expect, test } from './support/test';

const PAYMENTS = {
  ja: [
    'VISA',
    'Mastercard',
    'American Express',
    'JCB',
    'd払い',
    'ソフトバンク',
    'au',
    '後払い',
    'Apple Pay',
    'Google Pay',
    'PayPay',
  ],
  en: [
    'VISA',
    'Mastercard',
    'American Express',
    'JCB',
    'Docomo',
    'SoftBank',
    'au',
    'Deferred',
    'Apple Pay',
    'Google Pay',
    'PayPay',
  ],
} as const;

for (const { locale, prefix, words } of sampled(LANGUAGES, 'footer 1')) {
  test(`[FOOT-01] (${locale}) sign-up, links, payments, shipping and social links`, async ({ page }) => {
    await page.goto(prefix === '' ? '/' : prefix);
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('textbox', { name: words.footer.mailLabel })).toBeVisible();
    await expect(footer).toContainText(
      locale === 'ja'
        ? '送料は一律800円(税込)。北海道・沖縄・離島は2,000円(税込)です。'
        : 'Flat 800 yen; Hokkaido, Okinawa and remote islands 2,000 yen',
    );
    await expect(footer).toContainText(say(words.footer.deliveryText, { from: 10, to: 24 }));
    const payments = footer
      .locator('section')
      .filter({ hasText: words.footer.payments })
      .getByRole('listitem');
    await expect(payments).toContainText([...PAYMENTS[locale]]);
    for (const name of [
      words.footer.help,
      words.footer.inquiry,
      words.footer.privacy,
      words.footer.company,
    ]) {
      await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', /^https:\/\//);
    }
    for (const [name, path] of [
      [words.footer.legal, '/policies/legal-notice'],
      [words.footer.refund, '/policies/refund-policy'],
      [words.footer.guarantee, '/pages/guarantee'],
    ] as const) {
      const link = footer.getByRole('link', { name, exact: true });
      await expect(link).toHaveAttribute('href', `${prefix}${path}`);
    }
    const { socialInstagram, socialX, socialLine, socialYouTube } = words.aria;
    for (const name of [socialInstagram, socialX, socialLine, socialYouTube]) {
      await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('target', '_blank');
    }
  });

  test.describe(`without JavaScript, ${locale}`, () => {
    test.use({ javaScriptEnabled: false });

    test(`[FOOT-02] (${locale}) seven categories before “show all”, by keyboard`, async ({ page }) => {
      await page.goto(`${prefix}/cart`);
      const categories = page
        .getByRole('contentinfo')
        .locator('section')
        .filter({ has: page.getByRole('heading', { name: words.footer.categories, exact: true }) });
      await expect(categories.getByRole('link')).toHaveCount(7);
      await expect(categories.getByText(words.footer.categoriesAll)).toBeVisible();
      await categories.locator('summary').press('Enter');
      await expect(categories.getByRole('link')).toHaveCount(18);
      await categories.getByText(words.footer.categoriesLess).click();
      await expect(categories.getByRole('link')).toHaveCount(7);
    });
  });
}
