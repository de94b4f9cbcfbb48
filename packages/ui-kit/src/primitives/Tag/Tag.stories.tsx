import preview from '#.storybook/preview.tsx';
import { english } from '#stories/english.ts';
import { PowerSet } from '../../stories/PowerSet.tsx';
import { BreakableTitle } from '../BreakableTitle/BreakableTitle.tsx';
import { Tag } from './Tag.tsx';

const meta = preview.meta({
  title: 'Primitives/Tag',
  component: Tag,
  args: { children: '送料無料' },
});

export const Standard = meta.story();
export const Sale = meta.story({ args: { tone: 'sale', children: 'SALE' } });
export const Notice = meta.story({
  tags: ['en'],
  args: { tone: 'notice', children: '残りわずか' },
  parameters: english(Tag, { children: 'Only a few left' }),
});
export const SoldOut = meta.story({ args: { tone: 'soldOut', children: '売り切れ' } });

/** A sentence in a narrow container. */
export const Wraps = meta.story({
  tags: ['en'],
  args: { tone: 'notice', wraps: true, children: '変更できませんでした。もう一度お試しください。' },
  parameters: english(Tag, { children: 'The change could not be made. Please try again.' }),
  decorators: [(Story) => <div style={{ width: 160 }}>{Story()}</div>],
});

/** Longer than the width of the image in a phone's slider: it wraps, one word per line. */
export const SmallAndLong = meta.story({
  args: { size: 'small', children: <BreakableTitle>コモレノオリジナル</BreakableTitle> },
  decorators: [(Story) => <div style={{ width: 90 }}>{Story()}</div>],
});

/** Every state in one image, also hovered, focused, and in forced colours. */
export const All = meta.story({
  tags: ['forced'],
  render: () => (
    <PowerSet
      of={{
        tone: ['standard', 'sale', 'notice', 'soldOut'],
        children: ['SALE', '残りわずか', '次回入荷は来月上旬です'],
      }}
      columns={3}
      draw={(state) => <Tag {...state} />}
    />
  ),
});
