import { z } from 'zod';
import { shopBrand } from '#foundation/brand/shop-brand.ts';
import { checkFields, formLanguage, readFields } from '#foundation/endpoint/read-fields.ts';
import { withStore } from '#foundation/endpoint/with-store.ts';
import { LANGUAGE_FIELD } from '#foundation/forms/form-kinds.ts';
import { problem, seeOther } from '#foundation/http/problem.ts';
import { localePath } from '#foundation/i18n/locale.ts';
import { readLink } from '#foundation/mail/signed-link.ts';
import { FAILED_MAIL_LINK, MAIL_LINK_PATHS } from '#foundation/routing/mail-links.ts';
import type { Store } from '#foundation/store/open-store.ts';
import { applyLink, LINK_RESULT_PAGES, type LinkResult } from './apply-link';

const formSchema = z.object({
  token: z.string(),
  [LANGUAGE_FIELD]: formLanguage,
});

interface MailLinkServices {
  readonly store: Store;
  readonly linkSecret: string;
}

/**
 * `POST /api/mail-links`: carries out a mail link's request. The token is in the URL when a mail client posts (RFC 8058: answered
 * 200), and in the form when a person pressed the button of the link's page (redirected to a page). The signature is the only
 * permission: a mail client has no page of the shop as origin.
 */
export async function receiveMailLink(
  request: Request,
  { store, linkSecret }: MailLinkServices,
): Promise<Response> {
  const now = new Date();
  const ofAddress = new URL(request.url).searchParams.get('token');
  if (ofAddress !== null) {
    // The mail client's body is ignored: the URL alone counts.
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
  const page = (result: LinkResult) => seeOther(localePath(language, LINK_RESULT_PAGES[result]));
  const target = readLink(token, { secret: linkSecret, now });
  // Only confirming links expire. Without a mail magazine nothing is confirmed: their page says so.
  if (target?.purpose === 'confirm' || target === null) {
    if (!shopBrand().hasMailMagazine)
      return seeOther(localePath(language, `${MAIL_LINK_PATHS.confirm}/none`));
    if (target === null) return page('expired');
  }
  const done = await withStore(store, async (pool) => page(await applyLink(pool, target, 'mailLink')));
  const asked = `${MAIL_LINK_PATHS[target.purpose]}/${token}`;
  return done.status === 303 ? done : seeOther(localePath(language, `${asked}/${FAILED_MAIL_LINK}`));
}
