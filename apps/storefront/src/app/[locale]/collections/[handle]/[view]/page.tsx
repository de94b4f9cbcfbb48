import { ListPageContent, type ListPageParams, listMetadata } from '#app/[locale]/list-page.tsx';

export const dynamic = 'force-static';
export const revalidate = false;
export const generateStaticParams = () => [];

interface PageProps {
  params: Promise<ListPageParams>;
}

export const generateMetadata = ({ params }: PageProps) => listMetadata(params);

/** `/collections/{handle}`: purposes and producers (ROUTE-09). */
export default function Page({ params }: PageProps) {
  return <ListPageContent params={params} />;
}
