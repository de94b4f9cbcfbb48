import { linkServices } from '#features/link/server/link-services.ts';
import { receiveFavoriteLink } from '#features/link/server/receive-favorite-link.ts';

/** Adds a shared list to the shopper's own favourites (LINK-03). */
export const POST = (request: Request) => receiveFavoriteLink(request, linkServices());
