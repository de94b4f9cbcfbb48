import preview from '#.storybook/preview.tsx';
import { english } from '#stories/english.ts';
import { WholePieces } from './WholePieces.tsx';

const meta = preview.meta({
  title: 'Primitives/WholePieces',
  component: WholePieces,
  args: { children: '送料は一律800円(税込)。北海道・沖縄・離島は2,000円(税込)です。' },
  decorators: [(Story) => <p style={{ width: 200 }}>{Story()}</p>],
});

/** An amount with its tax note wraps to the next line as a whole. */
export const Amounts = meta.story({
  tags: ['en'],
  parameters: english(WholePieces, {
    children: 'Flat 800 yen (tax included). Hokkaido, Okinawa and remote islands 2,000 yen (tax included).',
  }),
});
/** The same for a range with its unit. */
export const Range = meta.story({ args: { children: '大きさの目安は、鉢を含む高さで約15〜20cmです。' } });
