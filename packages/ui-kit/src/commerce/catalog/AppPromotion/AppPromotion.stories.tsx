import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '#primitives/Button/Button.tsx';
import { placePicture } from '#stories/place-picture.ts';
import { AppPromotion } from './AppPromotion.tsx';

const meta = {
  title: 'Commerce/Catalog/AppPromotion',
  component: AppPromotion,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'アプリで、もっと育てやすく',
    text: '水やりの時期のお知らせと、お買い物でたまるスタンプカード。',
    picture: placePicture('アプリを開いた電話と植物'),
    actions: <Button href="#app">アプリについて</Button>,
  },
} satisfies Meta<typeof AppPromotion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = { tags: ['w360', 'w768', 'w1280'] };
