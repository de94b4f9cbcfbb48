import { expect, fn, userEvent } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { english } from '#stories/english.ts';
import { plantPicture } from '#stories/plant-picture.ts';
import { SetPicker, type SetPickerProps } from './SetPicker.tsx';

const NAMES = ['ガジュマル', 'パキラ', 'サンスベリア', 'シェフレラ'];
const KINDS = ['broad', 'upright', 'upright', 'hanging'] as const;

/** A set of `total` pieces with these quantities. */
function set(
  total: number,
  quantities: readonly number[],
  names = NAMES,
): Omit<SetPickerProps, 'onRaise' | 'onLower'> {
  const count = quantities.reduce((sum, quantity) => sum + quantity, 0);
  return {
    title: `お好きな${total}点をお選びください`,
    countLabel: `${total}点中 ${count}点を選択中`,
    total,
    options: names.map((name, index) => ({
      name,
      picture: plantPicture(name, KINDS[index % KINDS.length]),
      quantity: quantities[index] ?? 0,
      raiseLabel: `${name}を選ぶ`,
      lowerLabel: `${name}を外す`,
      quantityLabel: `${name} ${quantities[index] ?? 0}点`,
    })),
  };
}

const meta = preview.meta({
  title: 'Commerce/SetProduct/SetPicker',
  component: SetPicker,
  args: { ...set(2, []), onRaise: fn(), onLower: fn() },
});

export const Empty = meta.story();
export const OneChosen = meta.story({ tags: ['w360', 'w768', 'w1280'], args: set(2, [1]) });
/** No set contains the chosen one twice. */
export const WithoutDoubles = meta.story({
  tags: ['w360'],
  args: {
    ...set(2, [1]),
    options: set(2, [1]).options.map((option, at) => ({ ...option, disabled: at === 0 })),
  },
});
export const AllChosen = meta.story({ tags: ['w360', 'w1280'], args: set(2, [1, 0, 0, 1]) });
export const OneTwice = meta.story({ args: set(4, [2, 1]) });
export const LongNames = meta.story({
  tags: ['w360', 'w1280', 'en'],
  args: set(
    3,
    [1, 1],
    [...NAMES.slice(0, 2), 'フィカス・エラスティカ・ティネケ モカ色の陶器鉢入り', 'ペペロミア'],
  ),
  parameters: english(SetPicker, {
    title: 'Choose 3',
    countLabel: '2 / 3 chosen',
    options: [
      'Ficus microcarpa',
      'Pachira',
      'Ficus elastica ‘Tineke’ in a mocha ceramic pot',
      'Peperomia',
    ].map((name, index) => ({
      name,
      picture: plantPicture(name, KINDS[index]),
      quantity: index < 2 ? 1 : 0,
      raiseLabel: `Choose ${name}`,
      lowerLabel: `Remove ${name}`,
      quantityLabel: `${name}: ${index < 2 ? 1 : 0}`,
    })),
  }),
});

/** Tab reaches every plus. A full set's plus can be pressed for the reason. The focus stays in the row of a removed piece. */
export const ByKeyboard = meta.story({
  args: set(2, [1, 1]),
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: 'サンスベリアを選ぶ' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRaise).toHaveBeenLastCalledWith(2);
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('button', { name: 'パキラを選ぶ' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard(' ');
    await expect(args.onLower).toHaveBeenLastCalledWith(1);
    await expect(canvas.getByRole('button', { name: 'パキラを選ぶ' })).toHaveFocus();
  },
});
