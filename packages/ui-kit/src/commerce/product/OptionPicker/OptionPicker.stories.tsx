import { expect, fn, userEvent } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { english } from '#stories/english.ts';
import { sampleOptions } from '#stories/sample-options.ts';
import { OptionPicker } from './OptionPicker.tsx';

const meta = preview.meta({
  title: 'Commerce/Product/OptionPicker',
  component: OptionPicker,
  args: { groups: sampleOptions('200g', '豆のまま'), onSelect: fn(), status: '' },
});

export const Chosen = meta.story({ tags: ['w360', 'w1280', 'focus', 'hover', 'forced'] });
export const SoldOutChosen = meta.story({ args: { groups: sampleOptions('200g', '中挽き') } });
export const NearestShown = meta.story({
  tags: ['en'],
  args: {
    groups: sampleOptions('200g', '細挽き'),
    status: '選んだ組み合わせはないため、いちばん近いものを表示しています。',
  },
  parameters: english(OptionPicker, {
    groups: sampleOptions('200g', 'Fine', 'en'),
    status: 'We do not have that combination. This is the nearest one.',
  }),
});
export const ManyLongValues = meta.story({
  tags: ['w360', 'w1280'],
  args: {
    groups: sampleOptions('200g', '豆のまま').map((group) => ({
      ...group,
      values: group.values.flatMap((value) => [
        value,
        { ...value, name: `${value.name} エスプレッソマシンとマキネッタのため`, selected: false },
      ]),
    })),
  },
});

/** Arrow keys choose; a value that would change another option is only focused, until the space key chooses it. */
export const ByKeyboard = meta.story({
  args: { groups: sampleOptions('500g', '豆のまま') },
  play: async ({ args, canvas }) => {
    canvas.getByRole('radio', { name: '豆のまま' }).focus();
    await userEvent.keyboard('{ArrowUp}');
    const fine = canvas.getByRole('radio', { name: /^細挽き/ });
    await expect(fine).toHaveFocus();
    await expect(args.onSelect).not.toHaveBeenCalled();
    await userEvent.keyboard(' ');
    await expect(args.onSelect).toHaveBeenLastCalledWith(expect.objectContaining({ id: '200g 細挽き' }));
  },
});
