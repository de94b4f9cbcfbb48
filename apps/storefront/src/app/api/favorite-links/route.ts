import { linkServices } from '#server/links/link-services.ts';
import { receiveFavoriteLink } from '#server/links/receive-favorite-link.ts';

/** A shared list goes to the shopper's own favourites (LINK-03). */
export const POST = (request: Request) => receiveFavoriteLink(request, linkServices());
