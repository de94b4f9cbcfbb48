import { ListPage, listMetadata } from '#app/[locale]/list-page.tsx';

export const dynamic = 'force-static';
export const revalidate = false;
export const generateStaticParams = () => [];

export const generateMetadata = listMetadata;

/** `/collections/{handle}`: purposes and producers (ROUTE-09). */
export default ListPage;
