import preview from '#.storybook/preview.tsx';
import { english } from '#stories/english.ts';
import { BreakableTitle } from './BreakableTitle.tsx';

const meta = preview.meta({
  title: 'Primitives/BreakableTitle',
  component: BreakableTitle,
  args: { children: 'フィロデンドロン・セローム・スーパーアトム' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 150 }}>
        <Story />
      </div>
    ),
  ],
});

export const Long = meta.story({
  tags: ['en'],
  parameters: english(BreakableTitle, { children: 'Philodendron selloum ‘Super Atom’' }),
});
/** After a remark in brackets. */
export const Remark = meta.story({ args: { children: '【ギフト限定】植物eギフト ミニ観葉コース' } });
/** After the shop's name. */
export const ShopName = meta.story({
  args: { children: 'コモレノオリジナル' },
  decorators: [(Story) => <div style={{ width: 100, wordBreak: 'auto-phrase' }}>{Story()}</div>],
});
export const Short = meta.story({ args: { children: '苔' } });
