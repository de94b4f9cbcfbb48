import { previewMails } from '#features/mail/server/preview-mails.ts';
import { env } from '#foundation/env/env.ts';

export const dynamic = 'force-dynamic';

/**
 * `/__mails`: mails written to files. Its file name limits it to `npm run dev` (next.config.ts): a built shop has neither this
 * address nor the parser.
 */
export const GET = (request: Request) =>
  previewMails(env().mail.folder, new URL(request.url).searchParams.get('mail'));
