import type { Meta, StoryObj } from '@storybook/react-vite';
import { PowerSet } from '../../stories/PowerSet.tsx';
import { BreakableTitle } from '../BreakableTitle/BreakableTitle.tsx';
import { Tag } from './Tag.tsx';

const meta = {
  title: 'Primitives/Tag',
  component: Tag,
  args: { children: '送料無料' },
} satisfies Meta<typeof Tag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {};
export const Sale: Story = { args: { tone: 'sale', children: 'SALE' } };
export const Notice: Story = {
  tags: ['en'],
  args: { tone: 'notice', children: '残りわずか' },
  parameters: { english: { children: 'Few left' } },
};
export const SoldOut: Story = { args: { tone: 'soldOut', children: '売り切れ' } };

/** A sentence in a narrow place. */
export const Wraps: Story = {
  tags: ['en'],
  args: { tone: 'notice', wraps: true, children: '変更できませんでした。もう一度お試しください。' },
  parameters: { english: { children: 'The change did not work. Please try again.' } },
  decorators: [(Story) => <div style={{ width: 160 }}>{Story()}</div>],
};

/** Longer than the picture of a phone's slider is wide: it goes on below, a word a line. */
export const SmallAndLong: Story = {
  args: { size: 'small', children: <BreakableTitle>コモレノオリジナル</BreakableTitle> },
  decorators: [(Story) => <div style={{ width: 90 }}>{Story()}</div>],
};

/** Every state of it in one picture, also under a pointer, with the focus, and in the reader's own colours. */
export const All: Story = {
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
};
