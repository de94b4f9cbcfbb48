import { receiveSearchCount, searchCountServices } from '#features/telemetry/server/receive-search-count.ts';

/** A search page was shown, or a result of it pressed (SEARCH-09). */
export const POST = (request: Request) => receiveSearchCount(request, searchCountServices());
