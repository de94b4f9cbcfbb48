import { ListPageContent, type ListPageParams, listMetadata } from '#app/[locale]/list-page.tsx';

export const dynamic = 'force-static';
export const revalidate = false;
export const generateStaticParams = () => [];

interface PageProps {
  params: Promise<ListPageParams>;
}

export const generateMetadata = ({ params }: PageProps) => listMetadata(params);

/** `/{category}` and its sub-categories (ROUTE-07, ROUTE-08). */
export default function Page({ params }: PageProps) {
  return <ListPageContent params={params} />;
}
