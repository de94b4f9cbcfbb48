import { expect, userEvent } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { english } from '#stories/english.ts';
import { WindowCheck } from './WindowCheck.tsx';

const meta = preview.meta({
  title: 'Commerce/Product/WindowCheck',
  component: WindowCheck,
  args: {
    title: 'うちの窓に合う?',
    lead: '窓の向きと窓からの距離から、明るさが合うかどうかをお答えします。',
    action: '/',
    questions: [
      {
        label: '窓の向き',
        name: 'window',
        options: [
          { value: 'south', label: '南' },
          { value: 'east', label: '東' },
          { value: 'west', label: '西' },
          { value: 'north', label: '北' },
          { value: 'unknown', label: 'わからない' },
        ],
      },
      {
        label: '窓からの距離',
        name: 'distance',
        options: [
          { value: 'near', label: 'すぐそば' },
          { value: 'middle', label: '1〜2m' },
          { value: 'far', label: '3m以上' },
        ],
      },
    ],
    subject: 'うちの窓に:',
    words: [
      { tone: 'good', label: 'よく合う', lights: ['lace', 'morning'] },
      { tone: 'bad', label: '日差しが強い', lights: ['sun'] },
    ] as const,
    answers: [
      { label: '直射日光がよく入る明るさです。', lights: ['sun'] },
      { label: 'レースカーテン越しほどの明るさです。', lights: ['lace'] },
    ] as const,
    submitLabel: '合うか見る',
    resetLabel: '答えを消す',
  },
  parameters: english(WindowCheck, {
    title: 'Right for my window?',
    lead: 'Say which way your window faces and how far from it the place is, to see whether the light there suits it.',
    questions: [
      {
        label: 'The window faces',
        name: 'window',
        options: [
          { value: 'south', label: 'South' },
          { value: 'east', label: 'East' },
          { value: 'west', label: 'West' },
          { value: 'north', label: 'North' },
          { value: 'unknown', label: 'Not sure' },
        ],
      },
      {
        label: 'Distance from it',
        name: 'distance',
        options: [
          { value: 'near', label: 'Right beside it' },
          { value: 'middle', label: '1–2 m' },
          { value: 'far', label: '3 m or more' },
        ],
      },
    ],
    subject: 'At your window:',
    words: [
      { tone: 'good', label: 'A good fit', lights: ['lace', 'morning'] },
      { tone: 'bad', label: 'Too sunny', lights: ['sun'] },
    ],
    answers: [
      { label: 'Plenty of direct sun.', lights: ['sun'] },
      { label: 'Soft light, as behind a lace curtain.', lights: ['lace'] },
    ],
    submitLabel: 'See what suits it',
    resetLabel: 'Clear my answers',
  }),
});

export const Closed = meta.story({ tags: ['w360', 'en'] });

/** Its questions. */
export const Asked = meta.story({
  tags: ['w360', 'w768', 'en', 'forced'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText(/窓に合う|my window/));
    await expect(canvas.getByRole('group', { name: /窓の向き|faces/ })).toBeVisible();
    (document.activeElement as HTMLElement).blur();
  },
});

export const Answered = meta.story({
  ...Asked.input,
  tags: ['w360', 'en'],
  decorators: [
    (Story) => (
      <div data-window-light="lace">
        <Story />
      </div>
    ),
  ],
});
