import type { Coupon } from '@shop/rules/mail-magazine/coupon';
import { CouponDialog } from '@shop/ui-kit/commerce/mail-magazine/CouponDialog';
import { createRoot } from 'react-dom/client';
import type { Messages } from '#foundation/i18n/__generated__/messages.ts';

/** Opens the dialog with the coupon over whatever page this is. */
export function showCoupon({ code, discountRate }: Coupon, m: Messages, onClose: () => void): void {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const close = () => {
    root.unmount();
    place.remove();
    onClose();
  };
  root.render(
    <CouponDialog
      title={m.mail.modalTitle}
      thanks={m.mail.success}
      use={m.mail.modalBody({ n: discountRate })}
      code={{ label: m.mail.modalCodeLabel, value: code, copy: m.mail.modalCopy, copied: m.common.copied }}
      stored={m.mail.modalStored}
      conditions={m.mail.modalConditions}
      continueLabel={m.added.continue}
      closeLabel={m.aria.closeModal}
      onClose={close}
    />,
  );
}
