import { skipLink } from './SkipLink.css.ts';

export interface SkipLinkProps {
  /** The target, e.g. `#main` */
  href: string;
  label: string;
}

/** The first tab stop: skips the header. */
export function SkipLink({ href, label }: SkipLinkProps) {
  return (
    <a className={skipLink} href={href}>
      {label}
    </a>
  );
}
