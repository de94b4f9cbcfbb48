import { env } from '../../../env';
import { receiveMailLink } from '../../../server/mail/receive-mail-link';
import { shopStore } from '../../../server/store/shop-store';

/** Confirms a registration, ends it, or ends a restock notice, as a signed link of a mail says (MAIL-06). */
export const POST = (request: Request) =>
  receiveMailLink(request, { store: shopStore(), linkSecret: env().mailLinkSecret });
