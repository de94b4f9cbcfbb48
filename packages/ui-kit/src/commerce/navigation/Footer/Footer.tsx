import type { ReactNode } from 'react';
import { Container } from '../../../primitives/Container/Container.tsx';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import type { LinkAs } from '../../../primitives/Link/Link.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import * as styles from './Footer.css.ts';

export interface FooterProps {
  /** The mail magazine's form, a `MailMagazine` */
  mailMagazine?: ReactNode;
  /** Three groups of links; `all` ends a group in link blue (FOOT-02) */
  groups: readonly {
    title: string;
    links: readonly { href: string; label: string }[];
    all?: { href: string; label: string };
    /** @default 2 */
    columns?: 1 | 2;
  }[];
  shipping: { title: string; text: ReactNode };
  payments: { title: string; names: readonly string[] };
  social: readonly { href: string; label: string; icon: string }[];
  copyright: string;
  /** Lies in the last row: a language switch */
  children?: ReactNode;
  /** What draws the links inside the shop. @default 'a' */
  linkAs?: LinkAs;
}

/** The page's foot: mail magazine, links, postage and payments in words, social, copyright (FOOT-01). */
export function Footer(props: FooterProps) {
  const { mailMagazine, groups, shipping, payments, social, copyright, linkAs: Anchor = 'a' } = props;
  return (
    <footer className={styles.footer}>
      <Container>
        {mailMagazine}
        <div className={styles.groups}>
          {groups.map(({ title, links, all, columns = 2 }) => (
            <section key={title} className={styles.group}>
              <h2 className={styles.groupTitle}>{title}</h2>
              <ul className={styles.links} data-columns={columns}>
                {links.map(({ href, label }) => (
                  <li key={href}>
                    <Anchor className={styles.link} href={href}>
                      {label}
                    </Anchor>
                  </li>
                ))}
                {all && (
                  <li>
                    <Anchor className={`${styles.link} ${styles.linkAll}`} href={all.href}>
                      {all.label}
                    </Anchor>
                  </li>
                )}
              </ul>
            </section>
          ))}
        </div>
        <div className={styles.notes}>
          <section>
            <h2 className={styles.notesTitle}>{shipping.title}</h2>
            <Text as="div" size="note">
              {shipping.text}
            </Text>
          </section>
          <section>
            <h2 className={styles.notesTitle}>{payments.title}</h2>
            <ul className={styles.payments}>
              {payments.names.map((name) => (
                <li key={name} className={styles.payment}>
                  {name}
                </li>
              ))}
            </ul>
          </section>
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
          <p>{copyright}</p>
        </div>
      </Container>
    </footer>
  );
}
