import axe from 'axe-core';

/**
 * The axe violations in a part of the page, as lines of rule and target; empty if there are none.
 * Colours and sizes are not checked without a layout: tokens have their own test, screens are tested in a browser.
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
