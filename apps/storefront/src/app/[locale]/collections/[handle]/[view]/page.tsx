import { ListPage, listMetadata } from '#app/[locale]/list-page.tsx';

export const generateMetadata = listMetadata;

/** `/collections/{handle}`: purposes and producers (ROUTE-09). */
export default ListPage;
