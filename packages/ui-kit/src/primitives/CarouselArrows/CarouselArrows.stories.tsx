import preview from '#.storybook/preview.tsx';
import { CarouselArrows } from './CarouselArrows.tsx';

const meta = preview.meta({
  title: 'Primitives/CarouselArrows',
  component: CarouselArrows,
  tags: ['w1280'],
  args: { target: 'slides', previousLabel: '前へ', nextLabel: '次へ' },
  decorators: [
    (Story) => (
      <>
        <Story />
        <div id="slides">スライド</div>
      </>
    ),
  ],
});

export const Standard = meta.story();
