import type { ReactNode } from 'react';
import { BreakableTitle } from '#primitives/BreakableTitle/BreakableTitle.tsx';
import { Container } from '#primitives/Container/Container.tsx';
import { IconButton } from '#primitives/IconButton/IconButton.tsx';
import { Marks } from '#primitives/Marks/Marks.tsx';
import { Text } from '#primitives/Text/Text.tsx';
import * as styles from './Footer.css.ts';

interface FooterLink {
  href: string;
  label: string;
}

interface FooterGroup {
  title: string;
  /** Marks the group's links for code that reads them from the page (`data-links`) */
  name?: string;
  links: readonly FooterLink[];
  /** Collapsed behind `label`, in link blue, which changes to `lessLabel` once they are shown (FOOT-02) */
  rest?: { links: readonly FooterLink[]; label: string; lessLabel: string };
  /** @default 2 */
  columns?: 1 | 2;
}

export interface FooterProps {
  /** The mail magazine's form, a `MailMagazine` */
  mailMagazine?: ReactNode;
  /** Three groups of links */
  groups: readonly FooterGroup[];
  shipping: { title: string; text: ReactNode };
  payments?: { title: string; names: readonly string[] } | undefined;
  social: readonly { href: string; label: string; icon: string }[];
  copyright: string;
  /** Label of the button that reopens the cookie choice, if there is one: the page listens for `data-consent` */
  consentLabel?: string;
  /** In the last row: a language switch */
  children?: ReactNode;
}

/** The page's footer: mail magazine, links, postage and payments as text, social links, copyright (FOOT-01). */
export function Footer(props: FooterProps) {
  const { mailMagazine, groups, shipping, payments, social, copyright } = props;
  return (
    <footer className={styles.footer}>
      <Container>
        {mailMagazine}
        {groups.length > 0 && (
          <div className={styles.groups}>
            {groups.map(({ title, name, links, rest, columns = 2 }) => (
              <section key={title} className={styles.group} data-links={name}>
                <h2 className={styles.groupTitle}>{title}</h2>
                <FooterLinks links={links} columns={columns} />
                {rest && (
                  <details className={styles.rest}>
                    <summary className={styles.all}>
                      <span className={styles.moreLabel}>{rest.label}</span>
                      <span className={styles.lessLabel}>{rest.lessLabel}</span>
                    </summary>
                    <FooterLinks links={rest.links} columns={columns} />
                  </details>
                )}
              </section>
            ))}
          </div>
        )}
        <div className={styles.notes}>
          <section>
            <h2 className={styles.notesTitle}>{shipping.title}</h2>
            <Text as="div" size="note">
              {shipping.text}
            </Text>
          </section>
          {payments && (
            <section>
              <h2 className={styles.notesTitle}>{payments.title}</h2>
              <Marks names={payments.names} />
            </section>
          )}
        </div>
        <div className={styles.base}>
          {social.length > 0 && (
            <ul className={styles.social}>
              {social.map(({ href, label, icon }) => (
                <li key={href}>
                  <IconButton href={href} icon={icon} label={label} rel="noopener" target="_blank" />
                </li>
              ))}
            </ul>
          )}
          {props.children}
          {props.consentLabel && (
            <button type="button" className={styles.consent} data-consent="">
              {props.consentLabel}
            </button>
          )}
          <p>{copyright}</p>
        </div>
      </Container>
    </footer>
  );
}

interface FooterLinksProps {
  links: readonly FooterLink[];
  columns: 1 | 2;
}

/** The markup of the menus' links: brotli stores the categories, here and in both menus, once (ADR 176). */
function FooterLinks({ links, columns }: FooterLinksProps) {
  return (
    <ul className={styles.links} data-columns={columns}>
      {links.map(({ href, label }) => (
        <li key={href}>
          <a href={href}>
            <span>
              <BreakableTitle>{label}</BreakableTitle>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
