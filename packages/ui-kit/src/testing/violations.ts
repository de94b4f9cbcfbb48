import axe from 'axe-core';

/**
 * What axe finds wrong in a part of the page, as lines of rule and place; empty when all is well.
 * Colours and sizes are not seen without a layout: tokens have their own test, screens are tried in a browser.
 */
export async function violations(root: HTMLElement): Promise<string[]> {
  const { violations: found } = await axe.run(root, {
    rules: {
      'color-contrast': { enabled: false },
      region: { enabled: false },
      'page-has-heading-one': { enabled: false },
    },
  });
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}
