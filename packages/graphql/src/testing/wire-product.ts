import type {
  ProductCardFragment,
  ProductPageQuery,
  VariantDetailFragment,
} from '../__generated__/documents/graphql';
import { yenOnTheWire } from './wire-cart';

/** A product with a card's fields: 1,280 to 2,480 yen, not on sale, two reviews. */
export function wireCard(change: Partial<ProductCardFragment> = {}): ProductCardFragment {
  return {
    id: 'gid://shopify/Product/7583412945071',
    handle: 'pachira-mini',
    title: 'パキラ 実生 ミニサイズ',
    vendor: '水城グリーンファーム',
    vendorName: null,
    tags: ['観葉植物', '限定'],
    aiTagIds: { value: '["101","203"]' },
    availableForSale: true,
    featuredImage: {
      id: 'gid://shopify/ProductImage/33',
      url: 'https://cdn.example/s/files/1/a.jpg?v=1',
      altText: 'パキラ',
      width: 1296,
      height: 1296,
    },
    priceRange: { minVariantPrice: yenOnTheWire(1280), maxVariantPrice: yenOnTheWire(2480) },
    selectedOrFirstAvailableVariant: { price: yenOnTheWire(1280), compareAtPrice: null },
    cardVariants: {
      nodes: [
        { price: yenOnTheWire(1280), compareAtPrice: null, size: { value: '高さが約15〜25cm' } },
        { price: yenOnTheWire(2480), compareAtPrice: null, size: { value: '高さが約30〜40cm' } },
      ],
    },
    rating: { value: '{"scale_min":"1.0","scale_max":"5.0","value":"4.5"}' },
    ratingCount: { value: '2' },
    ...change,
  };
}

export function wireVariant(change: Partial<VariantDetailFragment> = {}): VariantDetailFragment {
  return {
    id: 'gid://shopify/ProductVariant/42319870264559',
    title: '3号',
    sku: 'op001-1',
    availableForSale: true,
    quantityAvailable: 12,
    price: yenOnTheWire(1280),
    compareAtPrice: null,
    image: null,
    selectedOptions: [{ name: 'サイズ', value: '3号' }],
    size: { value: '高さが約15〜25cm' },
    ...change,
  };
}

/** The answer of ProductPage with every fact set. */
export function wireProductPage(
  change: Partial<NonNullable<ProductPageQuery['product']>> = {},
): ProductPageQuery {
  return {
    product: {
      ...wireCard(),
      productType: '観葉植物',
      description: '種から育てた株です。',
      descriptionHtml: '<p>種から育てた株です。</p>',
      seo: { title: null, description: null },
      options: [{ name: 'サイズ', optionValues: [{ name: '3号' }] }],
      images: { nodes: [wireCard().featuredImage].filter((image) => image !== null) },
      variants: { nodes: [wireVariant()] },
      vendorName: null,
      latinName: { value: 'Pachira glabra' },
      introduction: { value: '育てやすいパキラです。' },
      flags: { value: '["limited"]' },
      aiTags: { value: '[{"parentAITagId":1,"childAITagId":102},{"parentAITagId":9,"childAITagId":999}]' },
      care: { value: '{"light":"日陰","water":"少なめ","temperature":"5℃","minTemperatureC":5,"size":"小"}' },
      included: { value: '["陶器鉢","受け皿"]' },
      breadCrumbs: { value: '[{"name":"観葉植物","handle":"ornamentplants"}]' },
      arModel: { value: '{"modelUrl":"a.glb","iosModelUrl":"a.usdz","variantTitle":"3号","heightCm":20}' },
      room: {
        value:
          '{"width":1600,"height":1200,"pixelsPerCm":5,"floorY":1068,"sizes":[{"variantId":42319870264559,"fromCm":15,"toCm":25,"heightCm":20,"groundCm":50,"footX":908,"views":[{"light":"corner","plate":"room.webp","plant":{"src":"plant.webp","x":860,"y":700,"width":90,"height":110},"shadow":{"src":"shadow.webp","x":850,"y":790,"width":120,"height":40}}]}]}',
      },
      growth: { value: '{"fromCm":15,"toCm":30,"indoorCm":200,"source":"plants.example"}' },
      setDefinition: {
        value:
          '{"itemCount":2,"options":[{"name":"A","image":"a.jpg","sequence":1}],"invalidCombinations":[]}',
      },
      category: { reference: { handle: 'ornamentplants', title: '観葉植物' } },
      producer: {
        reference: {
          handle: 'producers-mizuki',
          name: { value: '水城グリーンファーム' },
          category: { value: 'ornamentplants' },
          categoryName: { value: '観葉植物' },
          prefecture: { value: '愛知県田原市' },
          profile: { value: '温室の農園です。' },
          image: { reference: { image: wireCard().featuredImage } },
        },
      },
      reviews: {
        references: {
          nodes: [
            {
              id: 'gid://shopify/Metaobject/2',
              title: null,
              content: { value: '元気です' },
              score: { value: '5' },
              nickname: { value: 'コウタ' },
              createdAt: { value: '2026-11-12T07:44:00Z' },
            },
            {},
          ],
        },
      },
      ...change,
    },
    productRecommendations: [wireCard({ handle: 'other' })],
    shop: {
      aiTags: { value: '[{"id":1,"name":"置き場所","children":[{"id":102,"name":"デスク・テーブル"}]}]' },
    },
  };
}
