import { env } from '#env.ts';
import { receiveMailLink } from '#server/mail/receive-mail-link.ts';
import { shopStore } from '#server/store/shop-store.ts';

/** Confirms a registration, ends it, or ends a restock notice, as a signed link of a mail says (MAIL-06). */
export const POST = (request: Request) =>
  receiveMailLink(request, { store: shopStore(), linkSecret: env().mailLinkSecret });
