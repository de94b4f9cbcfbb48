import preview from '#.storybook/preview.tsx';
import { SubmitButton } from './SubmitButton.tsx';

const meta = preview.meta({
  title: 'Primitives/SubmitButton',
  component: SubmitButton,
  args: { children: '登録する' },
});

export const Standard = meta.story();
export const Busy = meta.story({ args: { busy: true } });
export const Primary = meta.story({ args: { tone: 'primary', size: 'large', width: 'full' } });
export const Done = meta.story({ args: { ...Primary.input.args, done: true, doneLabel: '登録しました' } });
export const PrimaryBusy = meta.story({ args: { ...Primary.input.args, busy: true } });
