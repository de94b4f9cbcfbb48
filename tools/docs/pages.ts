import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../scripts/setup/project-root.mjs';

/** A part of the site's menu; pages are Markdown files from the root of the checkout. */
export interface SiteSection {
  readonly title: string;
  readonly pages: readonly string[];
}

/** The page with the drawings of the state machines, which `run.ts` writes. */
export const MACHINES_PAGE = 'machines.md';

/** The menu of the site, with every page. A test compares it with the Markdown files of the repository. */
export function siteSections(root: string = projectRoot): SiteSection[] {
  const files = (folder: string, name: RegExp) =>
    readdirSync(join(root, folder))
      .filter((file) => name.test(file))
      .map((file) => `${folder}/${file}`);
  const eachFolder = (folder: string, file: string) =>
    files(folder, /^/)
      .map((path) => `${path}/${file}`)
      .filter((path) => existsSync(join(root, path)));
  return [
    {
      title: 'Start',
      pages: ['README.md', 'CONTRIBUTING.md', 'docs/working.md', 'docs/recipes.md', 'AGENTS.md'],
    },
    {
      title: 'Design',
      pages: ['docs/architecture.md', MACHINES_PAGE, 'docs/glossary.md', 'docs/dependencies.md'],
    },
    { title: 'Requirements', pages: ['docs/requirements.md', 'docs/requirements-status.md'] },
    { title: 'Interfaces', pages: ['docs/endpoints.md', 'docs/agents.md', 'docs/real-store.md'] },
    {
      title: 'Operation',
      pages: ['docs/deploy.md', 'docs/operations.md', 'docs/running.md', 'SECURITY.md', 'CHANGELOG.md'],
    },
    {
      title: 'Packages',
      pages: [
        ...eachFolder('apps', 'README.md'),
        'brands/README.md',
        ...eachFolder('packages', 'README.md'),
        ...eachFolder('packages', 'TOKENS.md'),
        ...eachFolder('packages', 'SIZES.md'),
        ...eachFolder('tools', 'README.md'),
      ],
    },
    { title: 'Measurements', pages: ['docs/bench.md', 'docs/peers.md', ...files('docs/proofs', /\.md$/)] },
    { title: 'Decisions', pages: ['docs/adr/README.md', ...files('docs/adr', /^0.*\.md$/)] },
  ];
}

/** The title of a Markdown file: its first heading. */
export function titleOf(page: string, root: string = projectRoot): string {
  const [, title = page] = /^# (.+)$/m.exec(readFileSync(join(root, page), 'utf8')) ?? [];
  return title.replaceAll('`', '');
}

/** The path of a page in the site, which has an index in each folder instead of a README. */
export function sitePath(page: string): string {
  return page.replace(/(^|\/)README\.md$/, '$1index.md');
}

/**
 * The text of a page for the site: links between pages lead to pages, links to other files become text, and comments of generators are
 * omitted.
 * @param page its path from the root, base of relative links
 * @param pages all pages of the site
 */
export function siteText(page: string, text: string, pages: ReadonlySet<string>): string {
  const base = new URL(page, 'file:///');
  return text
    .replaceAll(/<!--[\s\S]*?-->/g, '')
    .replaceAll(/(!?)\[((?:[^[\]]|\[[^\]]*\])*)\]\(([^)\s]+)\)/g, (whole, image, label, target) => {
      if (image === '!' || /^(?:[a-z]+:|#)/.test(target)) return whole;
      const { pathname, hash } = new URL(target, base);
      const path = decodeURI(pathname.slice(1));
      return pages.has(path) ? `[${label}](/${sitePath(path)}${hash})` : label;
    });
}
