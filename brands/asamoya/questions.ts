import type { BrandQuestion } from '@shop/rules/brand/brand';

/** Shoppers' questions, and the answers (PAGE-05). */
export const QUESTIONS: readonly BrandQuestion[] = [
  {
    id: 'roast-days',
    question: { ja: 'いつ焙煎していますか', en: 'When do you roast?', 'zh-TW': '什麼時候烘焙？' },
    answer: {
      ja: '毎週火曜日と金曜日の朝に焙煎し、その日のうちに発送します。前日までのご注文をお焼きしますので、いちばん早いお届け日は、次の焙煎日の{transit}日後です。ご注文の{to}日後までの日をお選びいただけます。',
      en: 'Every Tuesday and Friday morning, and we send the beans off on the same day. We roast what was ordered by the day before, so your parcel can arrive {transit} days after the next roast. You can choose any day up to {to} days after your order.',
      'zh-TW':
        '每週二與週五早上烘焙，當天出貨。前一天為止的訂單會一起烘焙，因此最早的送達日是下一個烘焙日的{transit}天後。可以選擇下單後{to}天內的日期。',
    },
    more: '/pages/roast-days',
    asked: ['焙煎 いつ', '焙煎日', 'roast day', 'when roast'],
  },
  {
    id: 'shipping-fee',
    question: { ja: '送料はいくらですか', en: 'How much is shipping?', 'zh-TW': '運費是多少？' },
    answer: {
      ja: '全国一律{fee}円、北海道・沖縄・離島は{farFee}円(税込)です。{freeFrom}円以上のお買い上げで無料になります(北海道・沖縄・離島を除く)。',
      en: 'A flat {fee} yen throughout Japan, and {farFee} yen to Hokkaido, Okinawa and remote islands (tax included). Orders of {freeFrom} yen or more are sent free of charge, except to Hokkaido, Okinawa and remote islands.',
      'zh-TW':
        '日本全國一律{fee}日圓，北海道、沖繩與離島為{farFee}日圓(含稅)。消費滿{freeFrom}日圓免運費(北海道、沖繩與離島除外)。',
    },
    more: '/policies/legal-notice',
    asked: ['送料 いくら', '送料 無料', '配送料', 'shipping cost', 'how much shipping', 'delivery fee'],
  },
  {
    id: 'grind',
    question: {
      ja: '挽き目はどう選べばよいですか',
      en: 'Which grind should I choose?',
      'zh-TW': '研磨度該怎麼選？',
    },
    answer: {
      ja: '紙のフィルターで淹れるなら中挽き、エスプレッソメーカーなら細挽きをお選びください。ミルをお持ちなら、豆のままがいちばん長く香ります。',
      en: 'Medium for paper filters, fine for an espresso maker. With a mill of your own, whole beans keep their scent longest.',
      'zh-TW': '用濾紙沖煮請選中研磨，用摩卡壺或義式咖啡機請選細研磨。如果有磨豆機，保留原豆的香氣最持久。',
    },
    more: '/columns/first-drip',
    asked: ['挽き目 選び', '挽き目 どれ', 'which grind'],
  },
  {
    id: 'fresh',
    question: {
      ja: 'どのくらいの間おいしく飲めますか',
      en: 'How long does it keep?',
      'zh-TW': '可以保存多久？',
    },
    answer: {
      ja: '豆のままなら焙煎から一か月、挽いた豆は二週間を目安にお飲みください。袋の口を閉じ、涼しい場所に置いてください。',
      en: 'About a month from roasting as whole beans, and two weeks once ground. Close the bag and keep it somewhere cool.',
      'zh-TW': '原豆請在烘焙後一個月內、咖啡粉請在兩週內飲用。請密封袋口，放在陰涼處。',
    },
    asked: ['賞味期限', '保存 方法', 'how long keep'],
  },
  {
    id: 'returns',
    question: { ja: '返品できますか', en: 'Can I return something?', 'zh-TW': '可以退貨嗎？' },
    answer: {
      ja: '道具と器は、未使用で到着から10日以内にご連絡をいただいた場合にお受けします。焙煎した豆は食品のため、不良の場合を除きお受けできません。',
      en: 'Tools and cups that were not used, if you tell us within 10 days of delivery. Roasted beans are food: we take them back only if they are faulty.',
      'zh-TW':
        '器具與杯子若未使用，請在收到後10天內與我們聯絡，即可退貨。烘焙過的咖啡豆是食品，除瑕疵品外恕不接受退貨。',
    },
    more: '/policies/refund-policy',
    asked: ['返品', '交換', 'return', 'refund'],
  },
];
