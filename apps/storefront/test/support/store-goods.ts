import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

/** A product as a merchant makes it. Without options it has one variant. */
export interface NewProduct {
  readonly handle: string;
  readonly title: string;
  readonly titleEn?: string;
  readonly productType: string;
  readonly descriptionHtml: string;
  readonly collections: readonly string[];
  readonly options: readonly { readonly name: string; readonly values: readonly string[] }[];
  /** One for each combination of the options' values, the last option changing first; prices in yen. */
  readonly variants: readonly {
    readonly price: number;
    readonly compareAtPrice?: number;
    readonly available: number;
  }[];
  readonly picture: () => Promise<Buffer>;
}

/** What a merchant puts into a store that was prepared for a brand. */
export interface StoreGoods {
  readonly brand: string;
  readonly vendor: string;
  readonly products: readonly NewProduct[];
  /** Lists that the brand does not name, made beside the prepared ones and put into the menu of categories. */
  readonly collections: readonly { readonly handle: string; readonly title: string }[];
  readonly policies: Readonly<Record<string, string>>;
}

const PRIVACY = '<p>お預かりした情報は、商品の発送にだけ使います。</p>';

/** A small bakery without a brand: seven products, one of them sold out, one without a collection. */
export const BAKERY: StoreGoods = {
  brand: 'none',
  vendor: 'こむぎ堂',
  products: (
    [
      ['shokupan', '角食パン 一斤', 480, 12, '#d9b384', ['bread']],
      ['baguette', 'バゲット', 360, 8, '#c9975b', ['bread']],
      ['campagne', 'カンパーニュ', 720, 5, '#9c6b3f', ['bread']],
      ['rye', 'ライ麦パン', 640, 0, '#6e4a2f', ['bread']],
      ['scone', 'プレーンスコーン 四個入り', 980, 20, '#e6cfa3', ['sweets']],
      ['granola', '蜂蜜のグラノーラ 200g', 1_280, 30, '#b98a4b', ['sweets']],
      ['apron', '麻のエプロン', 4_800, 3, '#8f9aa3', []],
    ] as const
  ).map(([handle, title, price, available, colour, collections]) => ({
    ...{ handle, title, productType: collections.length > 0 ? 'パン' : '布もの', collections, options: [] },
    descriptionHtml: `<p>${title}です。${collections.length > 0 ? '毎朝、店の窯で焼いています。' : '店でも使っています。'}</p>`,
    variants: [{ price, available }],
    picture: () => pictureOf(colour),
  })),
  collections: [
    { handle: 'bread', title: '食事パン' },
    { handle: 'sweets', title: 'おやつ' },
  ],
  // The policies that a Japanese shop needs.
  policies: {
    'refund-policy': '<p>食品のため返品はお受けできません。不良品は、お届けから3日以内にご連絡ください。</p>',
    'legal-notice': '<table><tr><th>販売業者</th><td>こむぎ堂合同会社</td></tr></table>',
    'privacy-policy': PRIVACY,
  },
};

const BEANS = [
  { name: '内容量', values: ['100g', '200g'] },
  { name: '挽き目', values: ['豆のまま', '中挽き'] },
];
const beans = (small: number, large: number, available: number, ...usual: number[]) =>
  [small, small, large, large].map((price, index) => ({
    price,
    available,
    ...(usual[index] !== undefined && { compareAtPrice: usual[index] }),
  }));
const single = (price: number, available: number) => [{ price, available }];

/** The coffee roaster: seven products, one of them sold out, one reduced; beans by weight and grind. */
export const ROASTERY: StoreGoods = {
  brand: 'asamoya',
  vendor: 'あさもや珈琲',
  products: (
    [
      [
        'ethiopia-yirgacheffe',
        'エチオピア イルガチェフェ',
        'Ethiopia Yirgacheffe',
        'beans morning',
        beans(980, 1_780, 9),
      ],
      [
        'asamoya-blend',
        'あさもやブレンド',
        'Asamoya Blend',
        'beans sale',
        beans(760, 1_380, 14, 860, 860, 1_560, 1_560),
      ],
      [
        'decaf-colombia',
        'カフェインレス コロンビア',
        'Decaf Colombia',
        'beans decaf',
        beans(1_040, 1_900, 0),
      ],
      ['drip-bag-assort', 'ドリップバッグ 飲み比べ 6袋', 'Drip bags, six', 'sets', single(1_200, 25)],
      ['gift-box-beans', '豆 2種のギフト箱', 'Gift box of two beans', 'gift', single(3_400, 6)],
      ['dripper-cone', '円すいドリッパー', 'Cone dripper', 'brewing', single(2_200, 4)],
      ['mug-kohiki', '粉引のマグカップ', 'Kohiki mug', 'cups', single(3_080, 2)],
    ] as const
  ).map(([handle, title, titleEn, lists, variants]) => ({
    ...{ handle, title, titleEn, productType: '', variants, collections: lists.split(' ') },
    options: variants.length > 1 ? BEANS : [],
    descriptionHtml: `<p>${title}です。火曜日と金曜日に発送します。</p>`,
    picture: () => readFile(fileURLToPath(new URL(`${handle}_1.webp`, PICTURES))),
  })),
  collections: [],
  policies: {
    'refund-policy':
      '<p>焙煎した豆の返品はお受けできません。器具とカップは、お届けから10日以内にご連絡ください。</p>',
    'legal-notice': '<table><tr><th>販売業者</th><td>合同会社あさもや</td></tr></table>',
    'privacy-policy': PRIVACY,
  },
};

const PICTURES = new URL('../../../../packages/fixtures/asamoya/images/products/', import.meta.url);

/** A round thing of a colour on a light ground. */
function pictureOf(colour: string): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><rect width="900" height="900" fill="#f4efe6"/><ellipse cx="450" cy="480" rx="290" ry="200" fill="${colour}"/></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}
