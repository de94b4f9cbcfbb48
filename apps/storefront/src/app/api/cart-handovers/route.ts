import { linkServices } from '#features/link/server/link-services.ts';
import { receiveCartHandover } from '#features/link/server/receive-cart-handover.ts';

/** Merges an agent's cart into the shopper's, as chosen on its page (AGENT-03). */
export const POST = (request: Request) => receiveCartHandover(request, linkServices());
