import type { ReactNode } from 'react';
import * as styles from './MailMagazine.css.ts';

export interface MailMagazineProps {
  title: string;
  /** The benefits */
  text: ReactNode;
  /** A prize draw among the subscribers */
  campaign?: { title: string; lines: readonly string[] } | undefined;
  /** A `MailMagazineForm` */
  children: ReactNode;
}

/** The sign-up at the top of the footer: text left, form right. */
export function MailMagazine({ title, text, campaign, children }: MailMagazineProps) {
  return (
    <section className={styles.root}>
      <div className={styles.words}>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.text}>{text}</p>
        {campaign && (
          <div className={styles.campaign}>
            <p className={styles.campaignTitle}>{campaign.title}</p>
            {campaign.lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
        )}
      </div>
      <div className={styles.form}>{children}</div>
    </section>
  );
}
