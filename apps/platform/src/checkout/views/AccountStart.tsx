/** @jsxRuntime automatic */
import type { WordKey, Words } from '../words.ts';

interface AccountStartProps {
  readonly words: Words;
  readonly signInHref: string;
  readonly registerHref: string;
}

const BENEFITS: readonly WordKey[] = [
  'account.benefitOrders',
  'account.benefitAgain',
  'account.benefitAddresses',
];

/** What an account is for, with the ways to sign in and to create one (ROUTE-15). */
export function AccountStart({ words, signInHref, registerHref }: AccountStartProps) {
  return (
    <section className="panel" aria-labelledby="start">
      <h2 id="start">{words('account.startTitle')}</h2>
      <ul className="benefits">
        {BENEFITS.map((benefit) => (
          <li key={benefit} className="benefit">
            {words(benefit)}
          </li>
        ))}
      </ul>
      <nav className="buttons" aria-label={words('account.links')}>
        <a className="primary" href={signInHref}>
          {words('account.signIn')}
        </a>
        <a className="second" href={registerHref}>
          {words('account.register')}
        </a>
      </nav>
    </section>
  );
}
