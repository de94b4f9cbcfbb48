import type { cartMachine } from '@shop/machines/cart/cart.machine';
import { cartView } from '@shop/machines/cart/cart-view';
import { codesIn } from '@shop/rules/cart/discount';
import type { SnapshotFrom } from 'xstate';
import { words } from '#test/support/words.ts';
import { expect } from '../../support/test';
import { type CartScene, CODE } from './cart-scene';

/** Asserts that the page shows the state of the model's cart. */
export async function expectCartShown(
  scene: CartScene,
  snapshot: SnapshotFrom<typeof cartMachine>,
  place: string,
): Promise<void> {
  if (place.startsWith('product')) await expectOnProductPage(scene, snapshot);
  else await expectOnCartPage(scene, snapshot, place);
}

/** The badge, and no cookie of a lost cart. */
async function expectOnProductPage(
  { shop, page }: CartScene,
  { context, ...snapshot }: SnapshotFrom<typeof cartMachine>,
): Promise<void> {
  await expect(page).toHaveURL(/\/products\//);
  if (!snapshot.hasTag('settled')) return;
  if (context.cart !== null) await expect(shop.badge).toHaveText(String(context.cart.totalQuantity));
  if (context.cartId === null) await expect(shop.badge).toBeHidden();
}

async function expectOnCartPage(
  { shop, page, line, retry }: CartScene,
  snapshot: SnapshotFrom<typeof cartMachine>,
  place: string,
): Promise<void> {
  const { status, lines, pendingLines, isUpdating, totals, problem, coupons } = cartView(snapshot);
  const isPending = codesIn(coupons, 'pending').length > 0;
  const isBare = lines.length + pendingLines.length === 0;
  if (isBare) {
    await expect(line).toHaveCount(0);
    if (status === 'loading') await expect(page.getByText(words.cart.loading)).toBeAttached();
    else if (status === 'unreachable') await expect(page.getByText(words.cart.offlineHint)).toBeVisible();
    else await shop.expectEmptyCart();
    return;
  }
  const [shown] = lines;
  if (shown === undefined) await expect(line).toBeVisible();
  else await expect(line.locator('output')).toHaveText(String(shown.shownQuantity));
  if (status === 'unreachable') {
    await expect(page.getByText(words.cart.error)).toBeVisible();
    await expect(retry).toBeVisible();
  } else {
    await expect(retry).toHaveCount(0);
  }
  if (totals !== null) {
    await expect(page.locator('dl[aria-busy="true"]')).toHaveCount(isUpdating ? 1 : 0);
    await expect(page.getByLabel(words.cart.destination)).toHaveValue(snapshot.context.province);
  }
  if (totals !== null && (place.includes('+code') || isPending)) {
    const isGone = Object.values({ ...snapshot.context.sentCodes, ...snapshot.context.codes }).some(
      ({ isRequested }) => !isRequested,
    );
    await expect(page.getByRole('list', { name: words.cart.discountCode }).getByText(CODE)).toHaveCount(
      isGone ? 0 : 1,
    );
  }
  // The checkout has its own message.
  if (place.includes('+gate') || status === 'unreachable') return;
  if (problem?.about.kind === 'discount') {
    // It is shown at its field.
    const field = page.getByRole('textbox', { name: words.cart.discountCode });
    await expect(field).toHaveAccessibleDescription(words.cartError.unreachable);
  } else if (problem === null) {
    await expect(shop.alert).toHaveCount(0);
  } else {
    await expect(shop.alert.first()).toBeVisible();
  }
}
