import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

interface MailPreviewProps {
  readonly title: string;
  readonly mail: ReactNode;
  /** As on a machine whose reader likes it dark. @default false */
  readonly isDark?: boolean;
}

/** A mail as a client shows it: a document of its own, apart from the page's styles. */
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
