import { skipLink } from './SkipLink.css.ts';

export interface SkipLinkProps {
  /** Where to, e.g. `#main` */
  href: string;
  label: string;
}

/** The first thing the Tab key finds: jumps over the header. */
export function SkipLink({ href, label }: SkipLinkProps) {
  return (
    <a className={skipLink} href={href}>
      {label}
    </a>
  );
}
