import { receiveMailLink } from '#features/mail/server/receive-mail-link.ts';
import { env } from '#foundation/env/env.ts';
import { shopStore } from '#foundation/store/shop-store.ts';

/** Confirms a registration, ends it, or ends a restock notice, as a signed link of a mail says (MAIL-06). */
export const POST = (request: Request) =>
  receiveMailLink(request, { store: shopStore(), linkSecret: env().mailLinkSecret });
