import { receiveSearchCount, searchCountServices } from '#features/telemetry/server/receive-search-count.ts';

/** A search page was shown, or one of its results pressed (SEARCH-09). */
export const POST = (request: Request) => receiveSearchCount(request, searchCountServices());
