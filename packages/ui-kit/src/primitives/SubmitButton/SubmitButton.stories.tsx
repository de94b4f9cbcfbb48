import preview from '#.storybook/preview.tsx';
import { english } from '#stories/english.ts';
import { SubmitButton } from './SubmitButton.tsx';

const meta = preview.meta({
  title: 'Primitives/SubmitButton',
  component: SubmitButton,
  args: { children: '登録する' },
});

export const Standard = meta.story();
export const Busy = meta.story({ args: { busy: true } });
export const Primary = meta.story({ args: { tone: 'primary', size: 'large', width: 'full' } });
export const Done = meta.story({
  tags: ['en'],
  args: { ...Primary.input.args, done: true, doneLabel: '登録しました' },
  parameters: english(SubmitButton, {
    children: 'Tell me when it is back',
    doneLabel: 'You will hear from us',
  }),
});
export const PrimaryBusy = meta.story({ args: { ...Primary.input.args, busy: true } });
