import { receiveMailLink } from '#features/mail/server/receive-mail-link.ts';
import { env } from '#foundation/env/env.ts';
import { shopStore } from '#foundation/store/shop-store.ts';

/** Confirms or ends a registration, or ends a restock notice, by a mail's signed link (MAIL-06). */
export const POST = (request: Request) =>
  receiveMailLink(request, { store: shopStore(), linkSecret: env().mailLinkSecret });
