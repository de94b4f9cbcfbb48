import preview from '#.storybook/preview.tsx';
import { Button } from '#primitives/Button/Button.tsx';
import { Link } from '#primitives/Link/Link.tsx';
import { english } from '#stories/english.ts';
import { placePicture } from '#stories/place-picture.ts';
import { plantPicture } from '#stories/plant-picture.ts';
import { AdvisorProfile } from './AdvisorProfile.tsx';

const PICKS = [
  { title: 'パキラ 実生 ミニサイズ', amount: 1280 },
  { title: 'サンスベリア・ローレンティー', amount: 2280 },
  { title: 'ザミオクルカス・ザミーフォリア', amount: 1980, compareAt: 3960 },
];

const meta = preview.meta({
  title: 'Commerce/Catalog/AdvisorProfile',
  component: AdvisorProfile,
  args: {
    id: 'advisor-1',
    name: '緑川 さとみ',
    role: '観葉植物アドバイザー',
    facts: [
      { term: '得意な分野', text: '観葉植物・水やり' },
      { term: '経験', text: '14年' },
    ],
    quote: '枯らした経験も、そのまま聞かせてください。部屋の光と風から、一緒に見直します。',
    profile:
      '園芸店の売り場に立ちながら、のべ一万件をこえる育て方の相談に答えてきました。枯らした経験を責めず、部屋の光と風を一緒に見直す助言を心がけています。',
    picture: placePicture('モンステラと、水やりのじょうろ'),
    picks: {
      title: 'はじめての一鉢に',
      items: PICKS.map(({ title, ...price }) => ({
        href: `#${title}`,
        title,
        picture: plantPicture(''),
        price: { ...price, from: '{price}〜', taxNote: '税込' },
      })),
    },
    column: { href: '#column', title: 'はじめての部屋におすすめの観葉植物と選び方' },
    actions: (
      <>
        <Button size="small" href="#support">
          緑川さんに相談する
        </Button>
        <Link variant="more" href="#foliage">
          観葉植物
        </Link>
      </>
    ),
  },
});

export const Whole = meta.story({
  tags: ['w360', 'w768', 'w1280', 'en'],
  parameters: english(AdvisorProfile, {
    name: 'Satomi Midorikawa',
    role: 'Houseplant advisor',
    facts: [
      { term: 'Field', text: 'Foliage plants, watering' },
      { term: 'Experience', text: '14 years' },
    ],
    quote:
      'Tell me about the plants you lost, too. We will look at the light and the air in your room together.',
    profile:
      'Working in garden shops, she has answered more than ten thousand questions about care. She never blames: she looks at the light and the air in the room with you.',
    picture: placePicture('A monstera and a watering can'),
    picks: {
      title: 'For your first plant',
      items: [
        { title: 'Pachira, grown from seed, mini', amount: 1280 },
        { title: 'Sansevieria ‘Laurentii’', amount: 2280 },
        { title: 'Zamioculcas zamiifolia', amount: 1980, compareAt: 3960 },
      ].map(({ title, ...price }) => ({
        href: `#${title}`,
        title,
        picture: plantPicture(''),
        price: { ...price, from: 'from {price}', taxNote: 'tax included' },
      })),
    },
    column: { href: '#column', title: 'Houseplants for your first room, and how to choose them' },
    actions: (
      <>
        <Button size="small" href="#support">
          Ask Satomi Midorikawa
        </Button>
        <Link variant="more" href="#foliage">
          Foliage plants
        </Link>
      </>
    ),
  }),
});
/** Content of a back office that filled in only the first fields. */
export const Bare = meta.story({
  tags: ['w360', 'w1280'],
  args: { role: '', facts: [], quote: undefined, picture: undefined, picks: undefined, column: undefined },
});
