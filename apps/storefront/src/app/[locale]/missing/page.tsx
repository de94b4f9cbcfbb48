import { notFound } from 'next/navigation';

export const dynamic = 'force-static';
export const revalidate = false;
export const generateStaticParams = () => [];

/** Where every unknown address leads (foundation/routing/rewrites.ts): one kept answer for all of them. */
export default function MissingPage() {
  notFound();
}
