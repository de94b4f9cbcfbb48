import { loggedPromise } from '@shop/machines/logged-promise';
import { restockNoticeMachine } from '@shop/machines/restock-notice/restock-notice.machine';
import type { RestockNoticeRequest, RestockOutcome } from '@shop/rules/restock-notice/restock-request';
import { err, ok } from '@shop/rules/result';
import { type FormState, showFormState } from '@shop/ui-kit/behaviour/show-form-state';
import { createActor, type SnapshotFrom } from 'xstate';
import { type ClientForm, FORMS, VARIANT_EVENT, VARIANT_FIELD } from '#foundation/forms/form-kinds.ts';
import { postJson } from '#foundation/forms/post-json.ts';
import type { Messages } from '#foundation/i18n/__generated__/messages.ts';
import type { RestockRequest } from '../contract/restock-notice';

/**
 * Sends a request to the shop's endpoint (API-02). An address that only the shop rejects gives `invalid`, a variant that was
 * withdrawn `gone`, one back in stock `inStock`. Never rejects.
 */
export async function sendRestockRequest({
  address,
  variantId,
  productId,
}: RestockNoticeRequest): Promise<RestockOutcome> {
  const request: RestockRequest = { variant_id: variantId, product_id: productId, mail_address: address };
  const answered = await postJson('/api/stock-notification', request);
  if (answered === null) return err('unreachable');
  if (answered.status === 200) return isInStock(answered.body) ? err('inStock') : ok(null);
  const refused = answered.status === 400 ? refusedFields(answered.body) : [];
  if (refused.includes('mail_address')) return err('invalid');
  // The ids are those of a page.
  return err(refused.length > 0 ? 'gone' : 'refused');
}

/** Whether the answer (`features/restock-notice/contract/restock-notice.ts`) reports stock. */
function isInStock(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'status' in body && body.status === 'IN_STOCK';
}

/** The fields named in a refusal (foundation/http/problem-schema.ts). Read by hand: the browser loads no schemas. */
function refusedFields(body: unknown): unknown[] {
  if (typeof body !== 'object' || body === null || !('errors' in body) || !Array.isArray(body.errors))
    return [];
  return body.errors.map((fault: unknown) =>
    typeof fault === 'object' && fault !== null && 'field' in fault ? fault.field : undefined,
  );
}

/** The form for a sold-out variant (RESTOCK-01): its machine and the endpoint. */
export function restockForm(form: HTMLFormElement, m: Messages): ClientForm {
  const field = form.querySelector<HTMLInputElement>(`[name="${FORMS.restockNotice.address}"]`);
  const actor = createActor(
    restockNoticeMachine.provide({
      actors: {
        sendRequest: loggedPromise('restock sendRequest', ({ input }: { input: RestockNoticeRequest }) =>
          sendRestockRequest(input),
        ),
      },
    }),
  );
  actor.subscribe((snapshot) => {
    showFormState(form, restockState(snapshot, m, location.pathname));
    if (snapshot.matches('invalid')) field?.focus();
  });
  actor.start();
  const change = () => actor.send({ type: 'request.change' });
  form.addEventListener('input', change);
  form.addEventListener(VARIANT_EVENT, change);
  return {
    submit: () => {
      const given = new FormData(form);
      actor.send({
        type: 'form.submit',
        text: field?.value ?? '',
        variantId: Number(given.get(VARIANT_FIELD)),
        productId: Number(given.get(FORMS.restockNotice.product)),
      });
    },
  };
}

/** The form's message in a state; a variant in stock is bought on the product's own page, which is rendered again. */
export function restockState(
  { value, context }: Pick<SnapshotFrom<typeof restockNoticeMachine>, 'value' | 'context'>,
  m: Messages,
  productPath: string,
): FormState {
  const idle = { busy: false, message: '', status: '' };
  switch (value) {
    case 'idle':
      return idle;
    case 'submitting':
      return { ...idle, busy: true };
    case 'invalid':
      return { ...idle, message: m.restock.errorFormat };
    case 'failed':
      return { ...idle, message: m.mail.errorGeneric };
    case 'gone':
      return { ...idle, message: m.cartError.merchandiseInvalid };
    case 'inStock':
      return {
        ...idle,
        status: m.restock.inStock,
        way: { href: `${productPath}?variant=${context.request?.variantId}`, label: m.restock.buy },
      };
    case 'registered':
      return {
        ...idle,
        status: m.restock.registered({ address: context.request?.address ?? '' }),
        done: true,
      };
    default:
      return value satisfies never;
  }
}
