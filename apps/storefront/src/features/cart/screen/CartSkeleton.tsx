import { CartLayout } from '@shop/ui-kit/commerce/cart/CartLayout';
import { CartTitle } from '@shop/ui-kit/commerce/cart/CartTitle';
import { Button } from '@shop/ui-kit/primitives/Button';
import { Container } from '@shop/ui-kit/primitives/Container';
import { Notice } from '@shop/ui-kit/primitives/Notice';
import { Skeleton } from '@shop/ui-kit/primitives/Skeleton';
import { Stack } from '@shop/ui-kit/primitives/Stack';
import { VisuallyHidden } from '@shop/ui-kit/primitives/VisuallyHidden';
import type { Messages } from '#foundation/i18n/__generated__/messages.ts';
import { localePath } from '#foundation/i18n/locale.ts';

/** The skeleton of a loading cart: one line per piece in its cookie, at most three, and the height of a window. */
export function CartSkeleton({ m }: { m: Messages }) {
  return (
    <Container>
      <CartTitle>{m.cart.title}</CartTitle>
      <noscript>
        <Stack gap="medium">
          <Notice tone="warning">{m.cart.withoutJavaScript}</Notice>
          <Button tone="primary" size="large" width="full" href={localePath(m.locale, '/cart/checkout')}>
            {m.cart.proceed}
          </Button>
        </Stack>
      </noscript>
      <div data-cart-part="reading">
        <VisuallyHidden>
          <span role="status">{m.cart.loading}</span>
        </VisuallyHidden>
        <div aria-busy="true">
          <CartLayout
            loading
            summary={
              <Stack gap="medium">
                <Skeleton shape="line" />
                <Skeleton shape="line" />
                <Skeleton shape="lineShort" />
              </Stack>
            }
          >
            <Skeleton shape="row" />
            <div data-cart-part="secondPiece">
              <Skeleton shape="row" />
            </div>
            <div data-cart-part="thirdPiece">
              <Skeleton shape="row" />
            </div>
          </CartLayout>
        </div>
      </div>
    </Container>
  );
}
