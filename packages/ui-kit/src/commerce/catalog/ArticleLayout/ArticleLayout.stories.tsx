import preview from '#.storybook/preview.tsx';
import { Breadcrumb } from '#primitives/Breadcrumb/Breadcrumb.tsx';
import { english } from '#stories/english.ts';
import { placePicture } from '#stories/place-picture.ts';
import { plantPicture } from '#stories/plant-picture.ts';
import { Picks } from '../Picks/Picks.tsx';
import { ProfileNote } from '../ProfileNote/ProfileNote.tsx';
import { ArticleLayout } from './ArticleLayout.tsx';

const meta = preview.meta({
  title: 'Commerce/Catalog/ArticleLayout',
  component: ArticleLayout,
  parameters: { layout: 'fullscreen' },
  args: {
    title: '植木鉢の選び方',
    note: '2026年5月22日・砂原 拓真',
    head: {
      lead: '鉢の号数の読み方と、素材ごとの長所、鉢カバーの使い方をまとめました。',
      picture: placePicture('並んだ鉢'),
    },
    breadcrumb: (
      <Breadcrumb
        label="現在の位置"
        items={[{ label: 'トップ', href: '#top' }, { label: '植木鉢の選び方' }]}
      />
    ),
    parts: [
      {
        text: <p>鉢は、植物の家です。大きすぎても小さすぎても、根は気持ちよく伸びられません。</p>,
        after: (
          <Picks
            layout="rows"
            label="出てくる商品"
            items={[
              {
                href: '#pot',
                title: '素焼き鉢 スタンダード',
                picture: plantPicture(''),
                price: { amount: 880, from: '{price}〜' },
              },
            ]}
          />
        ),
      },
      {
        text: (
          <>
            <h2>号数の読み方</h2>
            <p>
              一号は直径およそ三センチです。<a href="#pots">鉢の一覧</a>では、号数で探せます。
            </p>
            <h3>迷ったとき</h3>
            <ul>
              <li>いまの鉢より一回り大きいもの</li>
              <li>底に穴のあるもの</li>
            </ul>
          </>
        ),
      },
    ],
    aside: (
      <ProfileNote
        narrow
        name="砂原 拓真"
        place="土と鉢のアドバイザー"
        text="鉢を替えると、水やりの間隔も変わります。"
        picture={placePicture('鉢と土')}
        more={{ href: '#ask', label: '砂原さんに相談する' }}
      />
    ),
  },
});

export const Standard = meta.story({
  tags: ['w360', 'w768', 'w1280', 'en'],
  parameters: english(ArticleLayout, {
    title: 'How to choose a pot',
    note: '22 May 2026 · Takuma Sunahara',
    head: {
      lead: 'How to read pot sizes, what each material does well, and how to use a pot cover.',
      picture: placePicture('A row of pots'),
    },
    breadcrumb: (
      <Breadcrumb
        label="You are here"
        items={[{ label: 'Home', href: '#top' }, { label: 'How to choose a pot' }]}
      />
    ),
    parts: [
      {
        text: <p>A pot is the house of a plant. In one too large or too small the roots do not grow well.</p>,
        after: (
          <Picks
            layout="rows"
            label="Products in this article"
            items={[
              {
                href: '#pot',
                title: 'Terracotta pot, standard',
                picture: plantPicture(''),
                price: { amount: 880, from: 'from {price}' },
              },
            ]}
          />
        ),
      },
      {
        text: (
          <>
            <h2>How to read the size</h2>
            <p>
              One number is about three centimetres across. Find pots by number in{' '}
              <a href="#pots">all pots</a>.
            </p>
            <h3>If you are not sure</h3>
            <ul>
              <li>One size larger than the pot it is in</li>
              <li>With a hole in the bottom</li>
            </ul>
          </>
        ),
      },
    ],
    aside: (
      <ProfileNote
        narrow
        name="Takuma Sunahara"
        place="Advisor for soil and pots"
        text="Another pot means another rhythm of watering."
        picture={placePicture('A pot and soil')}
        more={{ href: '#ask', label: 'Ask Takuma Sunahara' }}
      />
    ),
  }),
});
/** A legal notice: terms and their definitions. */
export const Definitions = meta.story({
  tags: ['w360', 'w1280'],
  args: {
    title: '特定商取引法に基づく表記',
    head: undefined,
    note: undefined,
    aside: undefined,
    parts: [
      {
        text: (
          <dl>
            <dt>販売業者</dt>
            <dd>株式会社コモレノ</dd>
            <dt>商品代金以外の必要料金</dt>
            <dd>
              送料
              全国一律800円、北海道・沖縄・離島は2,000円(税込)。通信にかかる費用はお客様のご負担となります。
            </dd>
          </dl>
        ),
      },
    ],
  },
});
export const LongTitleWithoutPicture = meta.story({
  args: {
    title: 'はじめての部屋におすすめの観葉植物と選び方、置き場所と水やりの回数から考える三つの手順',
    head: undefined,
    note: undefined,
    breadcrumb: undefined,
    aside: undefined,
  },
});
