import preview from '#.storybook/preview.tsx';
import { english } from '#stories/english.ts';
import { SearchLink } from './SearchLink.tsx';

const meta = preview.meta({
  title: 'Commerce/Navigation/SearchLink',
  component: SearchLink,
  tags: ['w360'],
  args: { href: '#search', children: '植物名・キーワードで検索' },
});

export const Standard = meta.story({
  tags: ['en'],
  parameters: english(SearchLink, { children: 'Search by plant name or keyword' }),
});
