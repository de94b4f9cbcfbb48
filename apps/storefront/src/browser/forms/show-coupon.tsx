import type { Coupon } from '@shop/rules/mail-magazine/coupon';
import { CouponDialog } from '@shop/ui-kit/commerce/mail-magazine/CouponDialog';
import { createRoot } from 'react-dom/client';
import { fill } from '../../i18n/fill';
import type { FormWords } from './form-words';

/** Opens the dialog with the coupon over whatever page this is. */
export function showCoupon({ code, discountRate }: Coupon, words: FormWords, onClose: () => void): void {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const close = () => {
    root.unmount();
    place.remove();
    onClose();
  };
  root.render(
    <CouponDialog
      title={words.title}
      thanks={words.success}
      use={fill(words.use, { n: discountRate })}
      code={{ label: words.codeLabel, value: code, copy: words.copy, copied: words.copied }}
      stored={words.stored}
      conditions={words.conditions}
      continueLabel={words.continueShopping}
      closeLabel={words.close}
      onClose={close}
    />,
  );
}
