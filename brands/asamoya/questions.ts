import type { BrandQuestion } from '@shop/rules/brand/brand';

/** What shoppers ask, and the answers (PAGE-05). */
export const QUESTIONS: readonly BrandQuestion[] = [
  {
    id: 'roast-days',
    question: { ja: 'いつ焙煎していますか', en: 'When do you roast?' },
    answer: {
      ja: '毎週火曜日と金曜日の朝に焙煎し、その日のうちに発送します。お届け日は、ご注文の{from}日後から{to}日後の間でお選びいただけます。',
      en: 'Every Tuesday and Friday morning, and we send the beans off on the same day. You can choose a day between {from} and {to} days after your order.',
    },
    more: '/pages/roast-days',
    asked: ['焙煎 いつ', '焙煎日', 'roast day', 'when roast'],
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
