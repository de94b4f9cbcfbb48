import { ListPage, listMetadata } from '#app/[locale]/list-page.tsx';

export const generateMetadata = listMetadata;

/** `/{category}` and its sub-categories (ROUTE-07, ROUTE-08). */
export default ListPage;
