import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';

/** Maximum number of listed mails. */
const LISTED = 100;
/** Larger files are not mails of the shop. */
const SHOWN_MAIL_MAX_BYTES = 1024 * 1024;
const FILE = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.eml$/;

/** A mail's content runs no scripts and sends nothing; its images are shown. */
const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src http: https: data:; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
} as const;

/**
 * For development: lists a folder's `.eml` mails, newest first, or shows one with its headers, text and HTML. The HTML is in a
 * frame without scripts, whose links open in a new tab.
 * @param id name of the file; null for the list
 */
export async function previewMails(folder: string, id: string | null): Promise<Response> {
  if (id === null) return page('Mails', await listed(folder));
  const mail = await readMail(folder, `${id}.eml`);
  return mail === null ? page('There is no such mail', back(), 404) : page(mail.subject ?? '', shown(mail));
}

/** Null if it is not a mail of the folder. */
async function readMail(folder: string, name: string): Promise<Email | null> {
  if (!FILE.test(name)) return null;
  const path = join(folder, name);
  const size = await sizeOf(path);
  return size === null || size.bytes > SHOWN_MAIL_MAX_BYTES ? null : PostalMime.parse(await readFile(path));
}

async function sizeOf(path: string): Promise<{ readonly bytes: number; readonly writtenAt: number } | null> {
  try {
    const { size, mtimeMs } = await stat(path);
    return { bytes: size, writtenAt: mtimeMs };
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

async function namesIn(folder: string): Promise<readonly string[]> {
  try {
    return (await readdir(folder)).filter((name) => FILE.test(name));
  } catch (error) {
    // The folder does not exist before the first mail.
    if (isMissing(error)) return [];
    throw error;
  }
}

async function listed(folder: string): Promise<string> {
  const files = await Promise.all(
    (await namesIn(folder)).map(async (name) => ({
      name,
      writtenAt: (await sizeOf(join(folder, name)))?.writtenAt ?? 0,
    })),
  );
  const newest = files.toSorted((one, other) => other.writtenAt - one.writtenAt).slice(0, LISTED);
  const rows: string[] = [];
  for (const { name, writtenAt } of newest) {
    const mail = await readMail(folder, name);
    if (mail === null) continue;
    const subject = `<a href="?mail=${name.replace(FILE, '$1')}">${escapeHtml(mail.subject ?? '(no subject)')}</a>`;
    rows.push(row([escapeHtml(new Date(writtenAt).toISOString()), escapeHtml(recipientsOf(mail)), subject]));
  }
  const more = files.length > LISTED ? `<p>The newest ${LISTED} of ${files.length}.</p>` : '';
  return rows.length === 0
    ? `<p>No mail has been written to ${escapeHtml(folder)} yet.</p>`
    : `${more}<table><tr><th>Written</th><th>To</th><th>Subject</th></tr>${rows.join('')}</table>`;
}

function shown(mail: Email): string {
  const headers = mail.headers.map(({ key, value }) => row([escapeHtml(key), linked(value)])).join('');
  const frame = `<base target="_blank">${mail.html ?? ''}`;
  return `${back()}
<iframe title="HTML" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escapeHtml(frame)}"></iframe>
<h2>Text</h2><pre>${linked(mail.text ?? '')}</pre>
<h2>Headers</h2><table>${headers}</table>`;
}

function page(title: string, body: string, status = 200): Response {
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title>
<style>body{font:1rem/1.5 system-ui;margin:2rem}iframe{width:100%;height:80vh;border:1px solid}pre{white-space:pre-wrap}td,th{text-align:start;vertical-align:top;padding:.25rem 1rem .25rem 0;overflow-wrap:anywhere}</style>
<h1>${escapeHtml(title)}</h1>${body}</html>`;
  return new Response(html, { status, headers: HEADERS });
}

function recipientsOf(mail: Email): string {
  return (mail.to ?? []).map(({ address }) => address ?? '').join(', ');
}

function back(): string {
  return '<p><a href="?">All mails</a></p>';
}

function row(cells: readonly string[]): string {
  return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
}

/** Text with its URLs as links. */
function linked(text: string): string {
  return escapeHtml(text).replace(
    /https?:\/\/(?:(?!&(?:lt|gt|quot|#39);)[^\s<>])+/g,
    (address) => `<a href="${address}" target="_blank" rel="noreferrer">${address}</a>`,
  );
}

function escapeHtml(text: string): string {
  const signs: Readonly<Record<string, string>> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  };
  return text.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign);
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
