import { expect, fn, screen, userEvent } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { english } from '#stories/english.ts';
import { plantPicture } from '#stories/plant-picture.ts';
import { Standard as sampleCode } from '../QrCode/QrCode.stories.tsx';
import { QrCode } from '../QrCode/QrCode.tsx';
import { OnTheFloor as sampleRuler } from '../RoomRuler/RoomRuler.stories.tsx';
import { RoomRuler } from '../RoomRuler/RoomRuler.tsx';
import { ArViewer } from './ArViewer.tsx';

const meta = preview.meta({
  title: 'Commerce/Product/ArViewer',
  component: ArViewer,
  tags: ['w360', 'w1280'],
  args: {
    title: 'お部屋に置いたイメージを見る',
    closeLabel: '閉じる',
    onClose: fn(),
    status: 'ready' as const,
    progress: 1,
    loadingLabel: '3Dモデルを読み込んでいます',
    poster: plantPicture('モンステラ・デリシオーサ'),
    hint: '指やマウスで動かすか、矢印キーで回せます。',
    error: {
      text: 'ARを起動できませんでした',
      hint: '対応したスマートフォンやタブレットでご覧ください。',
      retryLabel: 'もう一度読み込む',
      onRetry: fn(),
    },
    children: null,
  },
});

const phone = {
  code: <QrCode {...sampleCode.composed.args} />,
  text: 'スマートフォンのカメラで読み取ると、お部屋に置いたイメージを見られます。',
};

export const Loading = meta.story({ args: { status: 'loading', progress: 0.4 } });
export const Ready = meta.story();
export const OnADesktop = meta.story({
  tags: ['en'],
  args: { phone },
  parameters: english(ArViewer, {
    title: 'See it in your room',
    closeLabel: 'Close',
    loadingLabel: 'Loading the 3D model',
    poster: plantPicture('Monstera deliciosa'),
    hint: 'Drag, or use the arrow keys, to turn it.',
    error: {
      text: 'Could not start AR',
      hint: 'Open this page on a supported phone or tablet.',
      retryLabel: 'Try again',
      onRetry: fn(),
    },
    phone: {
      code: <QrCode {...sampleCode.composed.args} label="QR code of this product’s page" />,
      text: 'Scan it with your phone’s camera to see it in your own room.',
    },
  }),
});
const instead = {
  content: <RoomRuler {...sampleRuler.composed.args} />,
  text: 'お部屋に置いたときの大きさは、こちらでご覧いただけます。',
};

export const FailedOnADesktop = meta.story({ args: { status: 'failed', progress: 0, phone } });
export const RoomInstead = meta.story({ args: { status: 'failed', progress: 0, instead } });
export const RoomInsteadOnADesktop = meta.story({ args: { status: 'failed', progress: 0, instead, phone } });
export const Failed = meta.story({
  args: { status: 'failed', progress: 0 },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'もう一度読み込む' }));
    await expect(args.error.onRetry).toHaveBeenCalledOnce();
  },
});
