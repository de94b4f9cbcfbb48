import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

interface MailPreviewProps {
  readonly title: string;
  readonly mail: ReactNode;
  /** Previews the dark colour scheme. @default false */
  readonly isDark?: boolean;
}

/** A mail as a client shows it: in its own document, isolated from the page's styles. */
export function MailPreview({ title, mail, isDark = false }: MailPreviewProps): ReactNode {
  const html = renderToStaticMarkup(mail);
  return (
    <iframe
      title={title}
      srcDoc={`<!doctype html>${isDark ? html.replaceAll('(prefers-color-scheme: dark)', 'all') : html}`}
      width="100%"
      height="1500"
      style={{ border: 0 }}
    />
  );
}
