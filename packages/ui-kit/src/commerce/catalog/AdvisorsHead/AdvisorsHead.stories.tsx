import preview from '#.storybook/preview.tsx';
import { Button } from '#primitives/Button/Button.tsx';
import { english } from '#stories/english.ts';
import { AdvisorsHead } from './AdvisorsHead.tsx';

const meta = preview.meta({
  title: 'Commerce/Catalog/AdvisorsHead',
  component: AdvisorsHead,
  args: {
    title: 'アドバイザー',
    lead: 'ご購入後の相談にお答えする担当者です。',
    facts: [
      { name: '相談できること', text: '水やり、置き場所、植え替え、剪定、病気と害虫' },
      { name: 'お答えまで', text: '原則として二営業日以内' },
      { name: '料金', text: 'ご購入いただいた方は無料' },
    ],
    action: (
      <Button tone="primary" width="full" href="#support">
        アドバイザーに相談する
      </Button>
    ),
  },
});

export const Standard = meta.story({
  tags: ['w360', 'w768', 'w1280', 'en'],
  parameters: english(AdvisorsHead, {
    title: 'Advisors',
    lead: 'Meet our advisors.',
    facts: [
      { name: 'Ask about', text: 'Choosing, using and caring for what you buy' },
      { name: 'Answers', text: 'Usually within two business days' },
      { name: 'Fee', text: 'Free for our customers' },
    ],
    action: (
      <Button tone="primary" width="full" href="#support">
        Ask an advisor
      </Button>
    ),
  }),
});
