import { z } from 'zod';
import { checkFields, readFields } from '#foundation/endpoint/read-fields.ts';
import { withStore } from '#foundation/endpoint/with-store.ts';
import { LANGUAGE_FIELD } from '#foundation/forms/form-kinds.ts';
import { problem, seeOther } from '#foundation/http/problem.ts';
import { LOCALES, localePath } from '#foundation/i18n/locale.ts';
import { readLink } from '#foundation/mail/signed-link.ts';
import type { Store } from '#foundation/store/open-store.ts';
import { applyLink, type LinkResult } from './apply-link';

const formSchema = z.object({
  token: z.string(),
  [LANGUAGE_FIELD]: z.enum(LOCALES).catch('ja'),
});

const RESULT_PAGES: Record<LinkResult, string> = {
  confirmed: '/mail-magazine/confirmed',
  unsubscribed: '/mail-magazine/unsubscribed',
  expired: '/mail-magazine/expired',
  stopped: '/restock-notice/stopped',
};

interface MailLinkServices {
  readonly store: Store;
  readonly linkSecret: string;
}

/**
 * `POST /api/mail-links`: what a link of a mail asks for is done. The token is in the address when a mail client posts for its
 * reader (RFC 8058: answered 200), and in the form when a person pressed the button of the link's page (led to a page). The
 * signature alone is the permission: a mail client has no page of ours to come from.
 */
export async function receiveMailLink(
  request: Request,
  { store, linkSecret }: MailLinkServices,
): Promise<Response> {
  const now = new Date();
  const ofAddress = new URL(request.url).searchParams.get('token');
  if (ofAddress !== null) {
    // Whatever the mail client writes into the body says no more than the address does.
    const target = readLink(ofAddress, { secret: linkSecret, now });
    if (target === null) return problem({ status: 400, title: 'Invalid or expired link' });
    return withStore(store, async (pool) => {
      await applyLink(pool, target, 'mailClient');
      return Response.json({ status: 'SUCCESS' }, { headers: { 'cache-control': 'no-store' } });
    });
  }
  const read = await readFields(request, 'form');
  if (read instanceof Response) return read;
  const checked = checkFields(formSchema, read.fields);
  if (checked instanceof Response) return checked;
  const { token, language } = checked.value;
  const page = (result: LinkResult) => seeOther(localePath(language, RESULT_PAGES[result]));
  const target = readLink(token, { secret: linkSecret, now });
  if (target === null) return page('expired');
  return withStore(store, async (pool) => page(await applyLink(pool, target, 'mailLink')));
}
