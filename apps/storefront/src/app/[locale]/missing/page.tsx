import { notFound } from 'next/navigation';

export const dynamic = 'force-static';
export const revalidate = false;
export const generateStaticParams = () => [];

/** The target of all unknown addresses (foundation/routing/rewrites.ts): one cached answer for all of them. */
export default function MissingPage() {
  notFound();
}
