import type { Meta, StoryObj } from '@storybook/react-vite';
import { PowerSet } from '../../stories/PowerSet.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { StarRating } from './StarRating.tsx';

const meta = {
  title: 'Primitives/StarRating',
  component: StarRating,
  args: { score: 4.5, label: '5段階評価で4.5', count: '(3)' },
} satisfies Meta<typeof StarRating>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Small: Story = {};
export const Standard: Story = { args: { size: 'standard' } };
export const Large: Story = { args: { size: 'large' } };
export const WithoutCount: Story = { args: { count: undefined } };
export const EveryHalf: Story = {
  render: () => (
    <Stack gap="xsmall">
      {Array.from({ length: 11 }, (_, index) => index / 2).map((score) => (
        <StarRating key={score} score={score} label={`5段階評価で${score}`} />
      ))}
    </Stack>
  ),
};

/** Every state in one image, also hovered, focused, and in forced colours. */
export const All: Story = {
  tags: ['forced'],
  render: () => (
    <PowerSet
      of={{ score: [0, 0.5, 2.5, 4, 5], size: ['small', 'standard', 'large'], count: [undefined, '(128)'] }}
      columns={2}
      draw={(state) => <StarRating {...state} label={`5段階評価で${state.score}`} />}
    />
  ),
};
