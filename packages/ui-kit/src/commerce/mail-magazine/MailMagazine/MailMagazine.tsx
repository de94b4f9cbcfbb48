import type { ReactNode } from 'react';
import {
  campaign as campaignStyle,
  campaignTitle,
  form,
  root,
  text as textStyle,
  title as titleStyle,
  words,
} from './MailMagazine.css.ts';

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
    <section className={root}>
      <div className={words}>
        <h2 className={titleStyle}>{title}</h2>
        <p className={textStyle}>{text}</p>
        {campaign && (
          <div className={campaignStyle}>
            <p className={campaignTitle}>{campaign.title}</p>
            {campaign.lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
        )}
      </div>
      <div className={form}>{children}</div>
    </section>
  );
}
