import preview from '#.storybook/preview.tsx';
import { english } from '#stories/english.ts';
import { placePicture } from '#stories/place-picture.ts';
import { Facts } from '../Facts/Facts.tsx';
import { Split } from './Split.tsx';

const meta = preview.meta({
  title: 'Commerce/Story/Split',
  component: Split,
  parameters: {
    layout: 'fullscreen',
    ...english(Split, {
      title: 'Wrapping and cards',
      picture: placePicture('A wrapped box'),
      children: <Facts facts={[{ name: 'Wrapping', text: 'Comes with gift-only items' }]} />,
    }),
  },
  args: {
    id: 'wrapping',
    title: 'ラッピングとカード',
    picture: placePicture('包装した箱'),
    children: (
      <Facts
        facts={[
          { name: 'ラッピング', text: 'ギフト限定商品に含まれます' },
          { name: 'メッセージカード', text: '文面は、ご注文時の備考欄にお書きください' },
        ]}
      />
    ),
  },
});

export const Standard = meta.story({ tags: ['w360', 'w768', 'w1280', 'en'] });
export const WordsAlone = meta.story({
  tags: ['w360', 'w1280'],
  args: {
    title: '水やりのいらない盆栽',
    text: '役目を終えた盆栽の幹を丁寧に乾燥させ、苔やプリザーブドの葉で仕立て直した作品です。',
    children: undefined,
  },
});
