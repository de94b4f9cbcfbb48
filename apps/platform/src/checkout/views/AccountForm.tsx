/** @jsxRuntime automatic */
import type { ReactNode } from 'react';
import type { WordKey, Words } from '../words.ts';
import { ErrorSummary, Field } from './Field.tsx';

type Kind = 'email' | 'password' | 'newPassword' | 'lastName' | 'firstName';

/** Input types and autocomplete values of the fields. */
const KINDS = {
  email: { name: 'email', label: 'contact.email', type: 'email', autoComplete: 'username' },
  password: {
    name: 'password',
    label: 'account.password',
    type: 'password',
    autoComplete: 'current-password',
  },
  newPassword: {
    name: 'password',
    label: 'account.newPassword',
    hint: 'account.passwordHint',
    type: 'password',
    autoComplete: 'new-password',
  },
  lastName: { name: 'lastName', label: 'address.lastName', autoComplete: 'family-name', required: false },
  firstName: { name: 'firstName', label: 'address.firstName', autoComplete: 'given-name', required: false },
} as const;

interface AccountFormProps {
  readonly words: Words;
  readonly action: string;
  readonly kinds: readonly Kind[];
  readonly button: WordKey;
  readonly lead?: WordKey;
  /** typed values by field; passwords are never sent back */
  readonly values?: Readonly<Record<string, string>>;
  /** errors by field; `''` for the whole form */
  readonly errors?: Readonly<Record<string, WordKey>>;
  readonly children?: ReactNode;
}

/** An account form: sign-in, registration, new password. */
export function AccountForm(props: AccountFormProps) {
  const { words, action, kinds, button, lead, values = {}, errors = {}, children } = props;
  const { '': whole, ...wrong } = errors;
  return (
    <>
      <form method="post" action={action} noValidate className="form">
        {lead === undefined ? null : <p>{words(lead)}</p>}
        {whole === undefined ? null : (
          <p className="alert" role="alert">
            {words(whole)}
          </p>
        )}
        <ErrorSummary words={words} errors={wrong} />
        {kinds.map((kind) => {
          const { name, ...field } = KINDS[kind];
          const value = name === 'password' ? '' : (values[name] ?? '');
          return <Field key={kind} words={words} name={name} {...field} value={value} error={wrong[name]} />;
        })}
        <div className="actions">
          <button type="submit" className="primary">
            {words(button)}
          </button>
        </div>
      </form>
      {children}
    </>
  );
}

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
