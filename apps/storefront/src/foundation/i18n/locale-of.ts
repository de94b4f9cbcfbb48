import { notFound } from 'next/navigation';
import { isLocale, type Locale } from './locale';

/** The language of a page's path; an unknown one is a 404. */
export function localeOf(segment: string): Locale {
  if (!isLocale(segment)) notFound();
  return segment;
}
