import type { BrandQuestion } from '@shop/rules/brand/brand';

/** Shoppers' questions, and the answers (PAGE-05). */
export const QUESTIONS: readonly BrandQuestion[] = [
  {
    id: 'roast-days',
    question: { ja: 'いつ焙煎していますか', en: 'When do you roast?' },
    answer: {
      ja: '毎週火曜日と金曜日の朝に焙煎し、その日のうちに発送します。前日までのご注文をお焼きしますので、いちばん早いお届け日は、次の焙煎日の{transit}日後です。ご注文の{to}日後までの日をお選びいただけます。',
      en: 'Every Tuesday and Friday morning, and we send the beans off on the same day. We roast what was ordered by the day before, so your parcel can arrive {transit} days after the next roast. You can choose any day up to {to} days after your order.',
    },
    more: '/pages/roast-days',
    asked: ['焙煎 いつ', '焙煎日', 'roast day', 'when roast'],
  },
  {
    id: 'shipping-fee',
    question: { ja: '送料はいくらですか', en: 'How much is shipping?' },
    answer: {
      ja: '全国一律{fee}円、北海道・沖縄・離島は{farFee}円(税込)です。{freeFrom}円以上のお買い上げで無料になります(北海道・沖縄・離島を除く)。',
      en: 'A flat {fee} yen throughout Japan, and {farFee} yen to Hokkaido, Okinawa and remote islands (tax included). Orders of {freeFrom} yen or more are sent free of charge, except to Hokkaido, Okinawa and remote islands.',
    },
    more: '/policies/legal-notice',
    asked: ['送料 いくら', '送料 無料', '配送料', 'shipping cost', 'how much shipping', 'delivery fee'],
  },
  {
    id: 'grind',
    question: { ja: '挽き目はどう選べばよいですか', en: 'Which grind should I choose?' },
    answer: {
      ja: '紙のフィルターで淹れるなら中挽き、エスプレッソメーカーなら細挽きをお選びください。ミルをお持ちなら、豆のままがいちばん長く香ります。',
      en: 'Medium for paper filters, fine for an espresso maker. With a mill of your own, whole beans keep their scent longest.',
    },
    more: '/columns/first-drip',
    asked: ['挽き目 選び', '挽き目 どれ', 'which grind'],
  },
  {
    id: 'fresh',
    question: { ja: 'どのくらいの間おいしく飲めますか', en: 'How long does it keep?' },
    answer: {
      ja: '豆のままなら焙煎から一か月、挽いた豆は二週間を目安にお飲みください。袋の口を閉じ、涼しい場所に置いてください。',
      en: 'About a month from roasting as whole beans, and two weeks once ground. Close the bag and keep it somewhere cool.',
    },
    asked: ['賞味期限', '保存 方法', 'how long keep'],
  },
  {
    id: 'returns',
    question: { ja: '返品できますか', en: 'Can I return something?' },
    answer: {
      ja: '道具と器は、未使用で到着から10日以内にご連絡をいただいた場合にお受けします。焙煎した豆は食品のため、不良の場合を除きお受けできません。',
      en: 'Tools and cups that were not used, if you tell us within 10 days of delivery. Roasted beans are food: we take them back only if they are faulty.',
    },
    more: '/policies/refund-policy',
    asked: ['返品', '交換', 'return', 'refund'],
  },
];
