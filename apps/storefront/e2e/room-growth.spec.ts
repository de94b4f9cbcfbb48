import type { Locator, Page } from '@playwright/test';
import { words, wordsOf } from '../test/support/words';
import { expect, test } from './support/test';

const room = (page: Page) => page.getByRole('img', { name: /部屋に|in a room/ });
const plant = (page: Page) => room(page).locator('img').last();
const years = (page: Page) => page.getByRole('group', { name: words.room.years });

async function openRoom(page: Page, address: string) {
  await page.goto(address);
  await page.locator('[data-thumb]').nth(1).click();
  // the row has come to rest
  const offset = () =>
    room(page).evaluate((part) => {
      const left = (selector: string) => part.closest(selector)?.getBoundingClientRect().left ?? Number.NaN;
      return Math.abs(left('li') - left('[data-track]'));
    });
  await expect.poll(offset).toBeLessThan(1);
}

/** What the ruler reads at the plant's top, in centimetres above the floor, once it has grown. */
async function readCm(page: Page): Promise<number> {
  await expect.poll(() => plant(page).evaluate((part) => part.getAnimations().length)).toBe(0);
  const [box, svg] = [await plant(page).boundingBox(), await room(page).locator('svg').boundingBox()];
  if (box === null || svg === null) throw new Error('nothing is drawn');
  return (200 * (svg.y + svg.height - box.y)) / svg.height;
}

test('[GROW-01] @pictures a plant is shown as tall as it is after a year and after three, and the texts change with it', async ({
  page,
}) => {
  await openRoom(page, '/products/umbellata');
  const choice = years(page).getByRole('button');
  await expect(choice).toHaveText(['届いた日', '1年後', '3年後']);
  await expect(choice.first()).toHaveAttribute('aria-pressed', 'true');
  await expect(plant(page)).toHaveAttribute('src', /umbellata-6-sun/);

  // 60 to 80 cm, and 15 to 30 cm in a year
  const arrivedCm = await readCm(page);
  await choice.nth(1).click();
  await expect(room(page)).toHaveAttribute('aria-label', /1年後の6号\(高さ約93cm\)/);
  await expect(page.getByText('約75〜110cm', { exact: true })).toBeVisible();
  await expect(plant(page)).toHaveAttribute('src', /umbellata-6-sun/);
  expect((await readCm(page)) / arrivedCm).toBeCloseTo(92.5 / 70, 1);

  await choice.nth(2).click();
  await expect(room(page)).toHaveAttribute('aria-label', /3年後の6号\(高さ約138cm\)/);
  await expect(page.getByText('約105〜170cm', { exact: true })).toBeVisible();
  await expect(page.getByText('約75〜110cm', { exact: true })).toBeHidden();
  // it has the form of the larger size by then
  await expect(plant(page)).toHaveAttribute('src', /umbellata-8-sun/);
  // a cut-out has a narrow margin above its plant
  const grownCm = await readCm(page);
  expect(grownCm).toBeGreaterThan(137.5);
  expect(grownCm).toBeLessThan(137.5 * 1.05);
  await expect(page.getByRole('radio', { name: /^6号/ }), 'what is bought stays').toHaveAttribute(
    'aria-checked',
    'true',
  );
  await expect(page).not.toHaveURL(/variant/);

  // another size after as many years: the largest is cut back indoors, and two metres are the end of the ruler
  await page.getByRole('radio', { name: /^10号/ }).click();
  await expect(choice.nth(2)).toHaveAttribute('aria-pressed', 'true');
  await expect(room(page)).toHaveAttribute('aria-label', /3年後の10号\(高さ約190cm\)/);
  await choice.first().click();
  await expect(room(page)).toHaveAttribute('aria-label', /部屋に10号\(高さ約170cm\)/);
});

test('[GROW-01] a year for which no picture is large enough is not offered', async ({ page }) => {
  await openRoom(page, '/products/pachira-mini');
  await expect(years(page).getByRole('button')).toHaveText(['届いた日', '1年後']);
});

test('[GROW-01] a plant whose growth is not known has no choice of years', async ({ page }) => {
  await openRoom(page, '/products/coffee');
  await expect(years(page)).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[GROW-01] the care facts say how much a plant grows, and nothing is offered that does not work', async ({
    page,
  }) => {
    await page.goto('/products/umbellata');
    await expect(page.getByText(/1年で約15〜30cm伸びます/)).toBeVisible();
    await expect(years(page)).toBeHidden();
  });
});

for (const size of [100, 200]) {
  test(`[GROW-01] @mobile lights and years do not cover each other on a narrow phone in English, with text of ${size} %; at 100 % nothing is cut`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 760 });
    await openRoom(page, '/en/products/umbellata?variant=42319876392175');
    await page.evaluate((percent) => {
      document.documentElement.style.fontSize = `${percent}%`;
    }, size);
    const english = wordsOf.en.room;
    const choice = page.getByRole('group', { name: english.years });
    await choice.getByRole('button').nth(1).click();
    const boxOf = async (part: Locator) => {
      const box = await part.boundingBox();
      if (box === null) throw new Error('not drawn');
      return box;
    };
    const height = await boxOf(
      page
        .getByText(/^about \d+–\d+ cm$/)
        .filter({ visible: true })
        .last(),
    );
    const ages = await boxOf(choice);
    const lights = await boxOf(page.getByRole('group', { name: english.lights }));
    if (size === 100) {
      for (const { x, width } of [height, ages, lights]) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x + width).toBeLessThanOrEqual(360);
      }
    }
    const isApart =
      lights.x + lights.width <= ages.x ||
      lights.y + lights.height <= ages.y ||
      ages.y + ages.height <= lights.y;
    expect(isApart, JSON.stringify({ lights, ages })).toBe(true);
  });
}
