import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { english } from '#stories/english.ts';
import { WINDOW_LIGHTS } from './FitWords.css.ts';
import { FitWords } from './FitWords.tsx';

const meta = preview.meta({
  title: 'Commerce/Product/FitWords',
  component: FitWords,
  args: {
    subject: 'うちの窓に:',
    words: [
      { tone: 'good', label: 'よく合う', lights: ['lace', 'morning'] },
      { tone: 'weak', label: '少し暗い', lights: ['corner'] },
      { tone: 'bad', label: '暗すぎる', lights: ['dark'] },
      { tone: 'bad', label: '日差しが強い', lights: ['sun'] },
    ] as const,
  },
  parameters: english(FitWords, {
    subject: 'At your window:',
    words: [
      { tone: 'good', label: 'A good fit', lights: ['lace', 'morning'] },
      { tone: 'weak', label: 'A little dark', lights: ['corner'] },
      { tone: 'bad', label: 'Too dark', lights: ['dark'] },
      { tone: 'bad', label: 'Too sunny', lights: ['sun'] },
    ],
  }),
});

/** At each light, darkest first. */
export const AtEachLight = meta.story({
  tags: ['en', 'forced'],
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', gap: '8px' }}>
        {WINDOW_LIGHTS.map((light) => (
          <div key={light} data-window-light={light}>
            <Story />
          </div>
        ))}
      </div>
    ),
  ],
});

/** Nobody said where their window is: nothing is drawn. */
export const WithoutAnswer = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('よく合う')).not.toBeVisible();
  },
});
