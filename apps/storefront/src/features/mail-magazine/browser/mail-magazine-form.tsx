import { inspected } from '@shop/machines/inspected';
import { loggedPromise } from '@shop/machines/logged-promise';
import { mailMagazineMachine } from '@shop/machines/mail-magazine/mail-magazine.machine';
import type { EmailAddress } from '@shop/rules/email';
import type { ReceivedCoupon } from '@shop/rules/mail-magazine/coupon';
import { type FormState, showFormState } from '@shop/ui-kit/behaviour/show-form-state';
import { CouponDialog } from '@shop/ui-kit/commerce/mail-magazine/CouponDialog';
import { createRoot } from 'react-dom/client';
import { createActor, type SnapshotFrom } from 'xstate';
import { writeCookie } from '#foundation/cookies/browser-cookies.ts';
import { discountCodeCookie } from '#foundation/cookies/discount-code.ts';
import { type ClientForm, DRAW_FIELD, FORMS } from '#foundation/forms/form-kinds.ts';
import { postJson } from '#foundation/forms/post-json.ts';
import type { Messages } from '#foundation/i18n/__generated__/messages.ts';
import { registrationOutcome } from './registration-outcome';

/** The form in every page's footer (MAIL-01): its machine, the endpoint, the coupon's cookie and dialog. */
export function mailMagazineForm(form: HTMLFormElement, m: Messages): ClientForm {
  const field = form.querySelector<HTMLInputElement>(`[name="${FORMS.mailMagazine.address}"]`);
  const actor = createActor(
    mailMagazineMachine.provide({
      actors: {
        registerAddress: loggedPromise(
          'mail-magazine registerAddress',
          async ({ input }: { input: { address: EmailAddress } }) =>
            registrationOutcome(
              await postJson('/api/mailmagazine/register', {
                mailAddress: input.address,
                draw: form.querySelector<HTMLInputElement>(`[name="${DRAW_FIELD}"]`)?.value,
              }),
            ),
        ),
      },
    }),
    inspected(mailMagazineMachine.id),
  );
  actor.on('coupon.received', ({ coupon }) => {
    writeCookie(discountCodeCookie, coupon.code);
    form.reset();
    showCoupon(coupon, m, () => actor.send({ type: 'coupon.close' }));
  });
  actor.subscribe((snapshot) => {
    showFormState(form, mailMagazineState(snapshot, m));
    if (snapshot.matches('invalid') || snapshot.matches('duplicated')) field?.focus();
  });
  actor.start();
  form.addEventListener('input', () => actor.send({ type: 'address.change' }));
  return { submit: () => actor.send({ type: 'form.submit', text: field?.value ?? '' }) };
}

/** The form's message in a state (MAIL-03). */
export function mailMagazineState(
  snapshot: Pick<SnapshotFrom<typeof mailMagazineMachine>, 'value' | 'context'>,
  m: Messages,
): FormState {
  const { value, context } = snapshot;
  const idle = { busy: false, message: '', status: '' };
  switch (value) {
    case 'idle':
      return idle;
    case 'submitting':
      return { ...idle, busy: true, status: m.footer.mailSubmitting };
    case 'invalid':
      return {
        ...idle,
        message: context.problem === 'required' ? m.mail.errorRequired : m.mail.errorInvalid,
      };
    case 'duplicated':
      return { ...idle, message: m.mail.errorDuplicated };
    case 'failed':
      return { ...idle, message: m.mail.errorGeneric };
    case 'registered':
      return { ...idle, status: m.mail.success };
    default:
      return value satisfies never;
  }
}

/** Opens the coupon dialog on any page. */
export function showCoupon(
  { code, discountRate, missedDraw }: ReceivedCoupon,
  m: Messages,
  onClose: () => void,
): void {
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
      thanks={missedDraw === undefined ? m.mail.success : m.mail.campaignOver({ campaign: missedDraw })}
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
