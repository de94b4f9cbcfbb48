import preview from '#.storybook/preview.tsx';
import { Button } from '#primitives/Button/Button.tsx';
import { english } from '#stories/english.ts';
import { placePicture } from '#stories/place-picture.ts';
import { AppPromotion } from './AppPromotion.tsx';

const meta = preview.meta({
  title: 'Commerce/Catalog/AppPromotion',
  component: AppPromotion,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'アプリで、もっと育てやすく',
    text: '水やりの時期のお知らせと、お買い物でたまるスタンプカード。',
    picture: placePicture('アプリを開いた電話と植物'),
    actions: <Button href="#app">アプリについて</Button>,
  },
});

export const Standard = meta.story({
  tags: ['w360', 'w768', 'w1280', 'en'],
  parameters: english(AppPromotion, {
    title: 'Free advice after you buy',
    text: 'Ask us with a photo from the KOMORENO app. 10% off when you download.',
    picture: placePicture('A phone with the app, and a plant'),
    actions: <Button href="#app">Free download</Button>,
  }),
});
