import preview from '#.storybook/preview.tsx';
import { english } from '#stories/english.ts';
import { leafMark } from '#stories/leaf-mark.ts';
import { Logo } from './Logo.tsx';

const meta = preview.meta({
  title: 'Commerce/Navigation/Logo',
  component: Logo,
  args: { name: '植物の店', suffix: 'STORE', mark: leafMark, label: '植物の店 STORE', href: '#home' },
});

export const Standard = meta.story({
  tags: ['w360', 'w1280', 'en'],
  parameters: english(Logo, { name: 'KOMORENO', label: 'KOMORENO STORE' }),
});
export const WithoutMark = meta.story({ args: { mark: undefined } });
export const WithoutSuffix = meta.story({ args: { suffix: undefined, label: '植物の店' } });
