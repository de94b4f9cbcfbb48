import type { ReactNode } from 'react';
import { form, root, text as textStyle, title as titleStyle, words } from './MailMagazine.css.ts';

export interface MailMagazineProps {
  title: string;
  /** What one gets */
  text: ReactNode;
  /** The form: a `TextField` and a secondary `Button` in a `FieldRow` */
  children: ReactNode;
}

/** The sign-up at the head of the footer: words left, form right. */
export function MailMagazine({ title, text, children }: MailMagazineProps) {
  return (
    <section className={root}>
      <div className={words}>
        <h2 className={titleStyle}>{title}</h2>
        <p className={textStyle}>{text}</p>
      </div>
      <div className={form}>{children}</div>
    </section>
  );
}
