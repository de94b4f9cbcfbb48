import { Icon } from '#primitives/Icon/Icon.tsx';
import { search } from '#primitives/Icon/icon-shapes.ts';
import { searchLink } from './SearchLink.css.ts';

export interface SearchLinkProps {
  /** The search page's URL */
  href: string;
  /** What can be searched for, as in the field that it represents */
  children: string;
}

/**
 * A phone's search in the header (HEAD-01): a link that looks like a field. A press opens the sheet with the field (`data-suggest`), whose
 * code loads on intent. Without that code, it leads to the search page.
 */
export function SearchLink({ href, children }: SearchLinkProps) {
  return (
    <a className={searchLink} href={href} data-suggest="">
      <Icon shape={search} size={20} />
      {children}
    </a>
  );
}
