import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

async function themeOfBrand(brand: string) {
  vi.stubEnv('BRAND', brand);
  const { shopTheme } = await import('./brand-theme');
  return shopTheme();
}

test('[BRAND-04] the brand of the build emits no overrides', async () => {
  const theme = await themeOfBrand('komoreno');
  expect(theme.sheet).toBeNull();
  expect(theme.recolor('#7ac719')).toBe('#7ac719');
});

test('[BRAND-04] another one overrides its colours, in pages and in mails', async () => {
  const { sheet, color, recolor } = await themeOfBrand('asamoya');
  expect(color.action.primary).toBe('#e6a850');
  expect(sheet?.file).toMatch(/^[0-9a-f]{12}\.css$/);
  expect(sheet?.text).toContain(';--motif:none;--plain:inline}');
  expect(sheet?.text).toMatch(/^:root:root\{--color-surface-page:#fffdf8;/);
  expect(recolor('color:#232d23;background:#7ac719;border:#123456')).toBe(
    'color:#2c1c13;background:#e6a850;border:#123456',
  );
});

test('[BRAND-04] a dark brand has dark controls; the text of its mails is that of the page, not that of its buttons', async () => {
  const { BRANDS } = await import('@shop/brands/brands');
  const grey = (share: number) => ({ $value: { colorSpace: 'srgb', components: [share, share, share] } });
  vi.doMock('@shop/brands/brands', () => ({
    BRANDS: {
      ...BRANDS,
      asamoya: {
        ...BRANDS.asamoya,
        tokens: {
          palette: { white: grey(0), text: grey(1), green: grey(0.8) },
          color: { action: { text: { $value: '{palette.white}' } } },
        },
      },
    },
  }));
  const { sheet, recolor } = await themeOfBrand('asamoya');
  expect(sheet?.text).toContain(';color-scheme:dark}');
  // As mails write them: the text on a button in capitals.
  expect([recolor('color:#232d23'), recolor('color:#232D23')]).toEqual(['color:#ffffff', 'color:#000000']);
});

test('[BRAND-04] a shop without a brand has no brand colours', async () => {
  const { sheet, color } = await themeOfBrand('none');
  expect(sheet?.text).toContain(';--motif:none;--plain:inline}');
  expect(sheet?.text).not.toContain('#7ac719');
  expect(color.action.primary).toBe('#8db8e2');
});
