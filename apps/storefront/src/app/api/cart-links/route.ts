import { linkServices } from '#features/link/server/link-services.ts';
import { receiveCartLink } from '#features/link/server/receive-cart-link.ts';

/** Adds a link's items to the cart, as chosen on its page (LINK-01). */
export const POST = (request: Request) => receiveCartLink(request, linkServices());
