import preview from '#.storybook/preview.tsx';
import { calendar, card, shield } from '#primitives/Icon/icon-shapes.ts';
import { Marks } from '#primitives/Marks/Marks.tsx';
import { english, inLanguage } from '#stories/english.ts';
import { RowLinks } from '../RowLinks/RowLinks.tsx';
import { RowWords } from './RowWords.tsx';

const meta = preview.meta({
  title: 'Commerce/Product/RowWords',
  component: RowWords,
  args: { label: 'お届けから14日間の植物保証', note: '折れや枯れは、再送か返金で対応' },
  render: (args, context) => (
    <RowLinks
      rows={[
        {
          icon: calendar,
          label: 'day',
          content: (
            <RowWords
              label={inLanguage(
                context,
                '12月6日(日)〜12月20日(日)にお届け',
                'Arrives Sunday 6 December to Sunday 20 December',
              )}
              note={inLanguage(context, 'お届け日は、カートで選べます', 'Choose the date in the cart')}
            />
          ),
        },
        { icon: shield, label: 'guarantee', href: '#guarantee', content: <RowWords {...args} /> },
        {
          icon: card,
          label: 'payments',
          content: (
            <RowWords label={inLanguage(context, 'お支払い方法', 'Ways to pay')}>
              <Marks names={['VISA', 'Mastercard', 'PayPay']} />
            </RowWords>
          ),
        },
      ]}
    />
  ),
});

export const Answers = meta.story({
  tags: ['w360', 'w1280', 'en'],
  parameters: english(RowWords, { label: '14-day guarantee from delivery', note: 'See what is covered' }),
});
