import preview from '#.storybook/preview.tsx';
import { PowerSet } from '../../stories/PowerSet.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { StarRating } from './StarRating.tsx';

const meta = preview.meta({
  title: 'Primitives/StarRating',
  component: StarRating,
  args: { score: 4.5, label: '5段階評価で4.5', count: '(3)' },
});

export const Small = meta.story();
export const Standard = meta.story({ args: { size: 'standard' } });
export const Large = meta.story({ args: { size: 'large' } });
export const WithoutCount = meta.story({ args: { count: undefined } });
export const EveryHalf = meta.story({
  render: () => (
    <Stack gap="xsmall">
      {Array.from({ length: 11 }, (_, index) => index / 2).map((score) => (
        <StarRating key={score} score={score} label={`5段階評価で${score}`} />
      ))}
    </Stack>
  ),
});

/** Every state in one image, also hovered, focused, and in forced colours. */
export const All = meta.story({
  tags: ['forced'],
  render: () => (
    <PowerSet
      of={{ score: [0, 0.5, 2.5, 4, 5], size: ['small', 'standard', 'large'], count: [undefined, '(128)'] }}
      columns={2}
      draw={(state) => <StarRating {...state} label={`5段階評価で${state.score}`} />}
    />
  ),
});
