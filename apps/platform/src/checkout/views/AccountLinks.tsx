/** @jsxRuntime automatic */
import type { WordKey, Words } from '../words.ts';

interface AccountLinksProps {
  readonly words: Words;
  readonly links: readonly { readonly href: string; readonly label: WordKey }[];
}

/** Links to other account pages. */
export function AccountLinks({ words, links }: AccountLinksProps) {
  return (
    <nav className="block" aria-label={words('account.links')}>
      <ul className="plain">
        {links.map(({ href, label }) => (
          <li key={href}>
            <a href={href}>{words(label)}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
