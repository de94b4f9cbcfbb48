import type { BrandQuestion } from '@shop/rules/brand/brand';

/**
 * Shoppers' questions, and the answers (PAGE-05). Each repeats the shop's policies, guarantee, pages and rules: they are changed
 * together (questions.test.ts).
 */
export const QUESTIONS: readonly BrandQuestion[] = [
  {
    id: 'shipping-fee',
    topic: { ja: 'お届け・送料', en: 'Delivery and shipping' },
    question: { ja: '送料はいくらですか', en: 'How much is shipping?' },
    answer: {
      ja: '全国一律{fee}円、北海道・沖縄・離島は{farFee}円(税込)です。送料無料の商品も、北海道・沖縄・離島へは{farFee}円をいただきます。カートの送料は目安で、購入手続きの画面で確定します。',
      en: 'A flat {fee} yen throughout Japan, and {farFee} yen to Hokkaido, Okinawa and remote islands (tax included). Products with free shipping cost {farFee} yen there, too. The fee in the cart is provisional; the checkout shows the final one.',
    },
    more: '/policies/legal-notice',
    asked: [
      '送料 いくら',
      '送料 無料',
      '配送料',
      'shipping cost',
      'shipping free',
      'how much shipping',
      'delivery fee',
    ],
  },
  {
    id: 'delivery-time',
    question: { ja: '注文してから何日で届きますか', en: 'How long does delivery take?' },
    answer: {
      ja: '通常、ご注文の{from}日後から{to}日後の間にお届けします。生産者直送の商品や予約品は、商品ページの記載に従います。天候や生育の状況により、発送を延期することがあります。',
      en: 'We normally deliver between {from} and {to} days after the order. Products sent directly by the producer and pre-order products are delivered as stated on the product page. Shipping may be postponed because of the weather or the growth of the plants.',
    },
    more: '/policies/legal-notice',
    asked: [
      'いつ 届',
      '何日 届',
      '発送 いつ',
      '配送 いつ',
      'how long delivery',
      'how long shipping',
      'when arrive',
      'when ship',
    ],
  },
  {
    id: 'delivery-date',
    question: {
      ja: 'お届けの日や時間帯は選べますか',
      en: 'Can I choose the delivery date and time?',
    },
    answer: {
      ja: 'はい。カートで、ご注文の{from}日後から{to}日後までの日付と、午前中(8〜12時)、14〜16時、16〜18時、18〜20時の時間帯をお選びいただけます。日付を指定できない商品もあります。',
      en: 'Yes. In the cart you can choose a date between {from} and {to} days after the order, and a time: in the morning (8 to 12), 14 to 16, 16 to 18 or 18 to 20. For some products no date can be chosen.',
    },
    asked: [
      '日時 指定',
      '日付 指定',
      '時間 指定',
      '到着 日',
      'choose date',
      'delivery date',
      'delivery time',
    ],
  },
  {
    id: 'unavailable-dates',
    question: {
      ja: '選べないお届け日があるのはなぜですか',
      en: 'Why can some delivery dates not be chosen?',
    },
    answer: {
      ja: '商品によって、お届けできない曜日や期間があるためです。カートでは、入っている商品すべてをお届けできる日だけをお選びいただけます。',
      en: 'Some products cannot be delivered on certain weekdays or in certain periods. In the cart you can choose the days on which everything in it can be delivered.',
    },
    asked: ['日付 選べ', '日 選べない', 'cannot choose date', 'date unavailable'],
  },
  {
    id: 'absence',
    question: {
      ja: '荷物を受け取れなかったときはどうなりますか',
      en: 'What happens if I cannot accept the delivery?',
    },
    answer: {
      ja: '長期のご不在や受け取りの辞退により商品が戻った場合、商品代金と往復の送料をご請求することがあります。お受け取りが遅れ、箱の中で傷んだ植物は、植物保証の対象になりません。',
      en: 'If a product comes back to us because of a long absence or because delivery was refused, we may charge you its price and the shipping both ways. Plants that suffered in the box because the parcel was accepted late are not covered by the guarantee.',
    },
    more: '/policies/refund-policy',
    asked: ['不在 届', '不在 荷物', '受け取れ なかった', '受け取り 辞退', 'missed delivery'],
  },
  {
    id: 'payment-methods',
    topic: { ja: 'ご注文・お支払い', en: 'Orders and payment' },
    question: { ja: '支払い方法には何がありますか', en: 'How can I pay?' },
    answer: {
      ja: 'クレジットカード(VISA、Mastercard、American Express、JCB)、キャリア決済(d払い、ソフトバンクまとめて支払い、auかんたん決済)、後払い決済、Apple Pay、Google Pay、PayPayをご利用いただけます。',
      en: 'By credit card (VISA, Mastercard, American Express, JCB), carrier billing (d Barai, SoftBank Matomete Shiharai, au Kantan Kessai), deferred payment, Apple Pay, Google Pay or PayPay.',
    },
    more: '/policies/legal-notice',
    asked: [
      '支払 方法',
      '決済 方法',
      'カード 使え',
      'カード 払い',
      'how pay',
      'can pay',
      'pay card',
      'accept card',
    ],
  },
  {
    id: 'payment-due',
    question: { ja: 'いつ支払えばよいですか', en: 'When do I have to pay?' },
    answer: {
      ja: 'クレジットカード、Apple Pay、Google Pay、PayPay、キャリア決済は、ご注文時のお支払いです。後払い決済は、請求書の発行日から14日以内にお支払いください。後払い決済の手数料は、決済画面に表示します。',
      en: 'With a credit card, Apple Pay, Google Pay, PayPay or carrier billing, when you order. With deferred payment, within 14 days of the date of issue of the invoice; its fee is shown on the payment screen.',
    },
    more: '/policies/legal-notice',
    asked: ['支払 いつ', '支払 期限', '後払い いつ', 'when pay', 'payment due'],
  },
  {
    id: 'coupon',
    question: { ja: 'クーポンはどうすればもらえますか', en: 'How do I get a coupon?' },
    answer: {
      ja: 'メールマガジンにご登録いただくと、最大15%オフのクーポンをお届けします。おひとり様1回限り、送料を除く3,000円以上のご注文でお使いいただけます。一部のセール商品は対象外です。',
      en: 'Sign up for the newsletter and we send you a coupon for up to 15% off. It can be used once per person, for orders of 3,000 yen or more excluding shipping, and not for some sale items.',
    },
    asked: ['クーポン もら', 'クーポン 使い', 'クーポン 条件', 'coupon how', 'get coupon', 'use coupon'],
  },
  {
    id: 'cancel',
    question: { ja: '注文を取り消せますか', en: 'Can I cancel an order?' },
    answer: {
      ja: '発送の準備に入る前であれば、取り消しを承ります。生産者からの直送品は準備が早いため、お早めにご連絡ください。',
      en: 'Yes, until we begin to prepare the shipment. Products sent directly by the producer are prepared quickly, so please contact us early.',
    },
    more: '/policies/refund-policy',
    asked: ['注文 取り消', '注文 取消', '注文 キャンセル', 'キャンセル したい', 'cancel order'],
  },
  {
    id: 'returns',
    topic: { ja: '返品・補償', en: 'Returns and guarantee' },
    question: { ja: '返品や交換はできますか', en: 'Can I return or exchange a product?' },
    answer: {
      ja: '植物は生きものであるため、お客様のご都合による返品と交換はお受けしておりません。鉢、用土、園芸用品などの未使用品は、到着から7日以内にご連絡をいただいた場合に限り、返品をお受けします。返送料はお客様のご負担となります。',
      en: 'Plants are living things, so we do not accept returns or exchanges for your own reasons. Unused pots, soil, gardening goods and the like can be returned only if you contact us within 7 days of delivery. You bear the cost of sending them back.',
    },
    more: '/policies/refund-policy',
    asked: ['返品 でき', '返品 方法', '交換 でき', 'can return', 'return policy', 'exchange product'],
  },
  {
    id: 'damaged',
    question: {
      ja: '届いた商品が壊れていた、違っていたときは',
      en: 'What if a product arrives damaged or is not the one I ordered?',
    },
    answer: {
      ja: '到着から14日以内に、写真を添えてご連絡ください。送料当店負担で再送、またはご返金いたします。',
      en: 'Please contact us within 14 days of delivery and enclose photos. We send it again, with the shipping at our expense, or refund you.',
    },
    more: '/policies/refund-policy',
    asked: [
      '届い 壊れ',
      '届い 割れ',
      '届い 違',
      'arrived damaged',
      'arrived broken',
      'wrong item',
      'wrong product',
    ],
  },
  {
    id: 'guarantee',
    question: { ja: '植物が枯れたら保証はありますか', en: 'Is there a guarantee if a plant dies?' },
    answer: {
      ja: 'はい。お届けの日から14日間、植物の状態を保証します。通常の管理で枯れたときや、枝や幹が折れていたときは、同じ商品の再送またはご返金で対応します。水のやり過ぎや水切れ、強い直射日光など、管理による不調は対象になりません。',
      en: 'Yes. We guarantee the condition of your plants for 14 days from the day of delivery. If one has died under normal care, or its branches or trunk were broken, we send it again or refund you. Poor health caused by care, such as too much or too little water or strong direct sun, is not covered.',
    },
    more: '/pages/guarantee',
    asked: ['枯れ 保証', '植物 保証', 'plant died', 'plant guarantee', 'plant warranty'],
  },
  {
    id: 'refund',
    question: { ja: '返金にはどのくらいかかりますか', en: 'How long does a refund take?' },
    answer: {
      ja: '返金は、お支払いいただいた方法に応じて行います。クレジットカードの場合は、カード会社の締め日により、返金まで一、二か月かかることがあります。',
      en: 'Refunds are made in accordance with the payment method you used. With a credit card, it may take one or two months, depending on the closing date of the card company.',
    },
    more: '/policies/refund-policy',
    asked: ['返金 いつ', '返金 方法', 'refund when', 'refund how long'],
  },
  {
    id: 'care-advice',
    topic: { ja: '植物について', en: 'About the plants' },
    question: {
      ja: '買ったあとに育て方を相談できますか',
      en: 'Can I ask for advice on care after I buy?',
    },
    answer: {
      ja: 'はい。植物をお求めいただいた方は、コモレノアプリから無料で相談できます。注文番号を登録し、写真をお送りください。アドバイザーが、原則として二営業日以内にお答えします。',
      en: 'Yes. Everyone who has bought a plant can ask in the Komoreno app, free of charge. Register your order number and send photos. An advisor answers, as a rule within two business days.',
    },
    more: '/pages/premium-support',
    asked: ['育て方 相談', '育て方 質問', 'care advice', 'ask advisor'],
  },
  {
    id: 'yellow-leaves',
    question: {
      ja: '葉が黄色くなったときは保証されますか',
      en: 'Are yellow leaves covered by the guarantee?',
    },
    answer: {
      ja: '下葉の黄変や、輸送による数枚の葉の傷みは、植物保証の対象外です。育て方が気になるときは、あんしんプレミアムサポートにご相談ください。',
      en: 'Lower leaves that turn yellow, and a few leaves damaged in transit, are not covered. If you wonder about the care, please ask premium support.',
    },
    more: '/pages/premium-support',
    asked: ['葉 黄 保証', 'yellow leaves guarantee', 'yellow leaves covered'],
  },
  {
    id: 'photos',
    question: {
      ja: '写真と同じ植物が届きますか',
      en: 'Do I get the plant in the photo?',
    },
    answer: {
      ja: '植物には個体差があります。写真は見本であり、実物の枝ぶりや葉の色が異なることがあります。大きさの目安は、商品ページに記載しています。',
      en: 'Every plant is different. The photos are examples: the shape of the branches and the colour of the leaves of your plant may differ. The product page says about how large it is.',
    },
    more: '/policies/legal-notice',
    asked: ['写真 同じ', '写真 違', 'same photo', 'look like photo', 'same picture'],
  },
  {
    id: 'pets',
    question: {
      ja: '犬や猫がいても置ける植物はありますか',
      en: 'Are there plants for homes with dogs or cats?',
    },
    answer: {
      ja: '「ペットと暮らす」に、犬や猫への毒性が報告されていない種類だけを集めています。食べてしまう癖のある子には、高い場所や吊り鉢で飾ってください。体調の変化があったときは、獣医師にご相談ください。',
      en: 'In “Pet-friendly” there are only plants with no reported toxicity to dogs or cats. If your pet tends to eat plants, display them high up or in a hanging pot. Should you notice any change in its health, please consult a vet.',
    },
    more: '/collections/pet-friendly',
    asked: [],
  },
  {
    id: 'e-gift',
    topic: { ja: 'ギフト・お問い合わせ', en: 'Gifts and contact' },
    question: {
      ja: '相手の住所を知らなくても贈れますか',
      en: 'Can I send a gift without knowing the address?',
    },
    answer: {
      ja: 'はい。eギフトなら、お届け先とお届け日時をご注文のあとで決められます。当店からメールでおうかがいします。eギフトでは、ご購入のときに日付と時間を指定できません。一部の大型商品と切り花は対象外です。',
      en: 'Yes. With an e-gift, where and when to deliver is settled after the order: we ask you by e-mail. The date and time cannot be chosen when you buy. Some large products and cut flowers cannot be sent as an e-gift.',
    },
    more: '/fixed/e-gift',
    asked: ['住所 知らない', '住所 わからない', '住所 分からない', 'without address', 'gift address'],
  },
  {
    id: 'restock',
    question: {
      ja: '売り切れの商品は再入荷しますか',
      en: 'Will a sold-out product come back?',
    },
    answer: {
      ja: '商品ページの「再入荷をお知らせする」からメールアドレスをご登録いただくと、再び入荷したときにメールでお知らせします。再入荷をお約束するものではありません。',
      en: 'Register your e-mail address on the product page, and we tell you by e-mail when it is in stock again. This is not a promise that it will be.',
    },
    asked: ['再入荷', '入荷 いつ', '売り切れ いつ', 'back in stock', 'sold out when', 'restock when'],
  },
  {
    id: 'contact',
    question: { ja: '問い合わせはどこにすればよいですか', en: 'How can I contact you?' },
    answer: {
      ja: 'お客様窓口へ、メール(support@komoreno.example)またはお電話(03-0164-2870)でご連絡ください。お電話は、平日10:00〜17:00(土・日・祝日、年末年始を除く)に承ります。',
      en: 'Write to Customer Service at support@komoreno.example or call 03-0164-2870 (weekdays 10:00–17:00, closed on Saturdays, Sundays and public holidays and over the New Year).',
    },
    more: '/policies/legal-notice',
    asked: [],
  },
];
