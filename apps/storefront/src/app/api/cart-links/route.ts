import { linkServices } from '#features/link/server/link-services.ts';
import { receiveCartLink } from '#features/link/server/receive-cart-link.ts';

/** A link's items go into the cart as the shopper chose on its page (LINK-01). */
export const POST = (request: Request) => receiveCartLink(request, linkServices());
