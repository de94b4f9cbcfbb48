import { render } from '@react-email/render';
import type { ReactNode } from 'react';

/** A mail's two bodies; the client chooses. */
export interface MailBodies {
  readonly html: string;
  readonly text: string;
}

/** Headings keep their case. */
const PLAIN_TEXT = {
  plainText: true,
  htmlToTextOptions: { selectors: [{ selector: 'h1', options: { uppercase: false } }] },
} as const;

/** Renders a mail as HTML and as plain text with the same content; both contain the link URLs. */
export async function renderMail(mail: ReactNode): Promise<MailBodies> {
  const [html, text] = await Promise.all([render(mail), render(mail, PLAIN_TEXT)]);
  return { html, text };
}
