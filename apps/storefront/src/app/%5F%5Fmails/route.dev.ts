import { previewMails } from '#features/mail/server/preview-mails.ts';
import { env } from '#foundation/env/env.ts';

export const dynamic = 'force-dynamic';

/**
 * `/__mails`: the mails that were written to files. By its name it is part of `npm run dev` only (next.config.ts): a shop that was
 * built has neither this address nor the parser.
 */
export const GET = (request: Request) =>
  previewMails(env().mail.folder, new URL(request.url).searchParams.get('mail'));
