import { notFound } from 'next/navigation';

/** The target of all unknown addresses (foundation/routing/rewrites.ts): one cached answer for all of them. */
export default function MissingPage() {
  notFound();
}
