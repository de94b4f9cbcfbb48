import { defineConfig } from 'vitepress';
import { MACHINES_PAGE, sitePath, siteSections, titleOf } from '../pages';

// biome-ignore lint/style/noDefaultExport: VitePress imports it
export default defineConfig({
  title: 'Komoreno STORE',
  description: 'Documentation of the storefront and its local platform',
  srcDir: '.cache/pages',
  // The dev server's own address is named in texts.
  ignoreDeadLinks: 'localhostLinks',
  cacheDir: '../../node_modules/.cache/docs',
  // Pages are Markdown of the repository, which has no HTML.
  markdown: {
    html: false,
    config: (markdown) => {
      const { fence } = markdown.renderer.rules;
      markdown.renderer.rules.fence = (tokens, index, options, env, self) => {
        const { info = '', content = '' } = tokens[index] ?? {};
        if (info.trim() === 'mermaid')
          return `<pre class="mermaid" v-pre>${markdown.utils.escapeHtml(content)}</pre>`;
        return fence?.(tokens, index, options, env, self) ?? '';
      };
    },
  },
  themeConfig: {
    search: { provider: 'local' },
    outline: [2, 3],
    nav: [
      { text: 'Decisions', link: '/docs/adr/' },
      { text: 'State machines', link: '/machines' },
      { text: 'Storybook (npm run storybook)', link: 'http://localhost:6006' },
    ],
    sidebar: siteSections().map(({ title, pages }) => ({
      text: title,
      collapsed: title !== 'Start',
      items: pages.map((page) => ({
        text: page === MACHINES_PAGE ? 'State machines' : titleOf(page),
        link: `/${sitePath(page).replace(/(?:index)?\.md$|index$/, '')}`,
      })),
    })),
  },
});
