import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

interface MailPreviewProps {
  readonly title: string;
  readonly mail: ReactNode;
}

/** A mail as a client shows it: a document of its own, apart from the page's styles. */
export function MailPreview({ title, mail }: MailPreviewProps): ReactNode {
  return (
    <iframe
      title={title}
      srcDoc={`<!doctype html>${renderToStaticMarkup(mail)}`}
      width="100%"
      height="1500"
      style={{ border: 0 }}
    />
  );
}
