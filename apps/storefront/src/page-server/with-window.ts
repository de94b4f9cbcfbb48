import type { CachedPage } from '@shop/page-server/page-store';
import { lightAtWindow } from '@shop/rules/product/window-fit';
import { readWindowFields, WINDOW_FIELDS, WINDOW_LIGHT_ATTRIBUTE } from '#features/window/contract/window.ts';

/**
 * A page for a visitor without JavaScript whose address contains their window (FIT-01): with the light on `<html>`, and both answers
 * selected in its form. Pages are cached without it, and all such addresses share one page. Null for an address without a window.
 * @param address with its query
 */
export function withWindow(page: CachedPage, address: string): CachedPage | null {
  const mark = address.indexOf('?');
  const answer = mark === -1 ? null : readWindowFields(new URLSearchParams(address.slice(mark)));
  const isHtml = String(page.headers['content-type']).startsWith('text/html');
  if (answer === null || !isHtml || page.status !== 200) return null;
  const html = page.bodies.identity.toString('utf8');
  if (!html.includes('data-window-form=')) return null;
  const chosen = ([field, value]: readonly [name: string, value: string]) =>
    [`name="${field}" value="${value}"`, `name="${field}" checked="" value="${value}"`] as const;
  const replacements = [
    ['<html ', `<html ${WINDOW_LIGHT_ATTRIBUTE}="${lightAtWindow(answer)}" `] as const,
    chosen([WINDOW_FIELDS.side, answer.side]),
    chosen([WINDOW_FIELDS.distance, answer.distance]),
  ];
  const body = replacements.reduce((text, [from, to]) => text.replace(from, to), html);
  return {
    ...page,
    tag: `${page.tag}-${answer.side}-${answer.distance}`,
    bodies: { identity: Buffer.from(body) },
  };
}
