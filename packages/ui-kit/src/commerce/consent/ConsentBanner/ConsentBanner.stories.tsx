import { expect, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { Text } from '#primitives/Text/Text.tsx';
import { english, inLanguage } from '#stories/english.ts';
import { ConsentBanner } from './ConsentBanner.tsx';

const meta = preview.meta({
  title: 'Commerce/Consent/ConsentBanner',
  component: ConsentBanner,
  parameters: {
    layout: 'fullscreen',
    ...english(ConsentBanner, {
      title: 'Measuring visits',
      children:
        'Only if you allow it do we load a measuring tool from another company, which stores cookies. The shop works the same either way.',
      privacy: { href: '#privacy', label: 'Privacy policy' },
      allowLabel: 'Allow',
      refuseLabel: 'Only what is necessary',
    }),
  },
  args: {
    title: 'アクセス解析について',
    children:
      '許可していただいた場合にかぎり、外部の解析ツールを読み込み、Cookieを保存します。お買い物は、どちらを選んでも変わりません。',
    privacy: { href: '#privacy', label: 'プライバシーポリシー' },
    allowLabel: '許可する',
    refuseLabel: '必要なものだけ',
    onChoose: fn(),
  },
  decorators: [
    (Story, context) => (
      <div style={{ minHeight: '40em' }}>
        <Story />
        <Text>{inLanguage(context, 'ページの本文', 'The page')}</Text>
      </div>
    ),
  ],
});

export const Standard = meta.story({ tags: ['w360', 'w768', 'w1280', 'focus', 'forced', 'en'] });

/** Opened by the footer's button. */
export const AskedFor = meta.story({
  args: { takesFocus: true },
  play: async ({ canvas, userEvent, args }) => {
    await waitFor(() => expect(canvas.getByRole('region')).toHaveFocus());
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'プライバシーポリシー' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: '必要なものだけ' }));
    await expect(args.onChoose).toHaveBeenCalledWith(false);
  },
});
