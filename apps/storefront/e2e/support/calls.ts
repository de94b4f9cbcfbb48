import type { Page } from '@playwright/test';

/** The platform operations of a page from now on, in order. */
export function calls(page: Page): readonly string[] {
  const names: string[] = [];
  page.on('request', (sent) => {
    if (sent.method() === 'POST' && sent.url().includes('graphql'))
      names.push(sent.postDataJSON().operationName);
  });
  return names;
}
