import { render } from '@react-email/render';
import type { ReactNode } from 'react';

/** A mail's two bodies: clients choose. */
export interface MailBodies {
  readonly html: string;
  readonly text: string;
}

/** Headings keep the case in which they are written. */
const PLAIN_TEXT = {
  plainText: true,
  htmlToTextOptions: { selectors: [{ selector: 'h1', options: { uppercase: false } }] },
} as const;

/** Draws a mail as HTML and as plain text with the same words; addresses of links stand in both. */
export async function renderMail(mail: ReactNode): Promise<MailBodies> {
  const [html, text] = await Promise.all([render(mail), render(mail, PLAIN_TEXT)]);
  return { html, text };
}
