import { fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { Breadcrumb } from '#primitives/Breadcrumb/Breadcrumb.tsx';
import { Button } from '#primitives/Button/Button.tsx';
import { Inline } from '#primitives/Inline/Inline.tsx';
import { QuantityStepper } from '#primitives/QuantityStepper/QuantityStepper.tsx';
import { english } from '#stories/english.ts';
import { placePicture } from '#stories/place-picture.ts';
import { plantPicture } from '#stories/plant-picture.ts';
import { sampleVariants } from '#stories/sample-variants.ts';
import { BuyActions } from '../BuyActions/BuyActions.tsx';
import { Gallery } from '../Gallery/Gallery.tsx';
import { PriceBlock } from '../PriceBlock/PriceBlock.tsx';
import { ProductHeader } from '../ProductHeader/ProductHeader.tsx';
import { ProductPart } from '../ProductPart/ProductPart.tsx';
import { StockLabel } from '../StockLabel/StockLabel.tsx';
import { VariantPicker } from '../VariantPicker/VariantPicker.tsx';
import { ProductLayout } from './ProductLayout.tsx';

const pictures = [plantPicture('モンステラの全体'), placePicture('窓辺に置いたモンステラ')];
const head = (
  <ProductHeader
    title="モンステラ・デリシオーサ"
    vendor={{ name: '水城グリーンファーム', href: '#producer' }}
    latinName="Monstera deliciosa"
  />
);
const picker = (selectedId: string) => (
  <VariantPicker label="種類" options={sampleVariants(3)} selectedId={selectedId} onSelect={fn()} />
);

const meta = preview.meta({
  title: 'Commerce/Product/ProductLayout',
  component: ProductLayout,
  parameters: { layout: 'fullscreen' },
  tags: ['w360', 'w768', 'w1280'],
  args: {
    breadcrumb: (
      <Breadcrumb label="現在の位置" items={[{ label: 'ホーム', href: '#home' }, { label: 'モンステラ' }]} />
    ),
    gallery: (
      <Gallery
        label="商品の写真"
        pictures={pictures.map((picture, index) => ({
          picture,
          thumbLabel: `写真 ${index + 1} / 2`,
          widest: picture.src,
        }))}
        zoom={{
          open: '拡大して見る',
          label: '商品の写真',
          nearer: '拡大する',
          farther: '縮小する',
          previous: '前へ',
          next: '次へ',
          close: '閉じる',
        }}
      />
    ),
    buy: (
      <>
        {head}
        <PriceBlock price={{ amount: 4980, taxNote: '税込' }} shipping="送料 全国一律 770円(税込)" />
        {picker('6')}
        <Inline gap="standard" marginTop="snug">
          <QuantityStepper
            label="数量"
            decreaseLabel="1つ減らす"
            increaseLabel="1つ増やす"
            value={1}
            max={3}
            onStep={fn()}
          />
          <StockLabel kind="few" label="残りわずか" remaining="残り3点" />
        </Inline>
        <BuyActions>
          <Button tone="primary" size="large" width="full">
            カートに入れる
          </Button>
          <Button width="full">今すぐ購入する</Button>
        </BuyActions>
      </>
    ),
    children: (
      <ProductPart id="about" title="この植物について">
        <p>切れ込みのある大きな葉が、部屋に森の影をつくります。</p>
      </ProductPart>
    ),
  },
});

export const FewLeft = meta.story();
/** PROD-07: no quantity, no buy button; a notice and the category instead. */
export const SoldOut = meta.story({
  tags: ['en'],
  args: {
    buy: (
      <>
        {head}
        <PriceBlock
          price={{ amount: 9800, taxNote: '税込' }}
          tags={[{ tone: 'soldOut', label: '売り切れ' }]}
        />
        {picker('8')}
        <StockLabel kind="awaitingRestock" label="再入荷待ち" />
        <BuyActions>
          <Button tone="primary" size="large" width="full">
            再入荷をお知らせする
          </Button>
          <Button width="full" href="#foliage">
            観葉植物を見る
          </Button>
        </BuyActions>
      </>
    ),
  },
  parameters: english(ProductLayout, {
    breadcrumb: (
      <Breadcrumb label="You are here" items={[{ label: 'Home', href: '#home' }, { label: 'Monstera' }]} />
    ),
    gallery: (
      <Gallery
        label="Photos"
        pictures={[1, 2].map((number) => {
          const picture = plantPicture('Monstera');
          return { picture, thumbLabel: `Photo ${number} of 2`, widest: picture.src };
        })}
        zoom={{
          open: 'Enlarge',
          label: 'Photos',
          nearer: 'Zoom in',
          farther: 'Zoom out',
          previous: 'Previous slide',
          next: 'Next slide',
          close: 'Close',
        }}
      />
    ),
    buy: (
      <>
        <ProductHeader
          title="Monstera deliciosa, Swiss cheese plant"
          vendor={{ name: 'Mizuki Green Farm', href: '#producer' }}
          latinName="Monstera deliciosa"
        />
        <PriceBlock
          price={{ amount: 9800, taxNote: 'tax included' }}
          tags={[{ tone: 'soldOut', label: 'Sold out' }]}
        />
        <VariantPicker label="Type" options={sampleVariants(3, 'en')} selectedId="8" onSelect={fn()} />
        <StockLabel kind="awaitingRestock" label="Out of stock" />
        <BuyActions>
          <Button tone="primary" size="large" width="full">
            Tell me when it is back
          </Button>
          <Button width="full" href="#foliage">
            See others in this category
          </Button>
        </BuyActions>
      </>
    ),
    children: (
      <ProductPart id="about" title="About this product">
        <p>Its large cut leaves bring the shade of a forest into the room.</p>
      </ProductPart>
    ),
  }),
});
