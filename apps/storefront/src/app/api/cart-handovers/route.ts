import { linkServices } from '#features/link/server/link-services.ts';
import { receiveCartHandover } from '#features/link/server/receive-cart-handover.ts';

/** A cart that an agent made goes into the shopper's as they chose on its page (AGENT-03). */
export const POST = (request: Request) => receiveCartHandover(request, linkServices());
