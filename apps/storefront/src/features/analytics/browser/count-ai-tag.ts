import type { AiTag } from '@shop/rules/product/product';

/**
 * Counts a chosen AI tag (TAG-01, API-03). The request outlives the page, the page does not wait for it, and a failure is only
 * logged.
 * @param path of the page where it was chosen
 */
export function countAiTag({ parentId, childId }: AiTag, path: string): void {
  fetch('/api/ai-tags/counts', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ parentAITagId: parentId, childAITagId: childId, path }),
    keepalive: true,
  }).then(
    ({ ok, status }) => ok || console.info(`the chosen tag was not counted: ${status}`),
    (error: unknown) => console.info('the chosen tag was not counted', error),
  );
}
