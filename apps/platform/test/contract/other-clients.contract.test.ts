import { ApolloClient, gql, HttpLink, InMemoryCache } from '@apollo/client/core';
import { describe, expect, test } from 'vitest';
import { platformOfFile } from '../support/platform-under-test.ts';
import { createCart, PACHIRA } from '../support/shopper.ts';

const shop = await platformOfFile();

/** Runs a document; every selected field must be answered. */
// biome-ignore lint/suspicious/noExplicitAny: whatever the document asked for
async function answered(query: string, variables?: Record<string, unknown>): Promise<any> {
  const { data, errors } = await shop.ask(query, variables);
  expect(errors).toBeUndefined();
  return data;
}

describe('[PLAT-01] Apollo Client with its cache', () => {
  const FIELDS = gql`
    fragment C on Cart {
      id totalQuantity note
      attributes { key value }
      buyerIdentity { countryCode email }
      discountCodes { code applicable }
      discountAllocations { discountedAmount { amount currencyCode } }
      cost { subtotalAmount { amount } totalAmount { amount } totalTaxAmount { amount } totalDutyAmount { amount } }
      deliveryGroups(first: 2) { nodes { id deliveryOptions { handle } } }
      lines(first: 10) {
        pageInfo { hasNextPage endCursor }
        edges { cursor node {
          id quantity
          cost { totalAmount { amount } }
          merchandise { ... on ProductVariant {
            id title
            selectedOptions { name value }
            product { id title featuredImage { id url } options { id name optionValues { id name } } }
          } }
        } }
      }
    }`;
  interface CartAnswer {
    readonly cart: { readonly id: string; readonly totalQuantity: number } | null;
  }

  test('a watched cart is updated by a mutation, without a second request', async () => {
    const client = new ApolloClient({
      cache: new InMemoryCache(),
      link: new HttpLink({
        uri: shop.endpoint,
        headers: { 'X-Shopify-Storefront-Access-Token': shop.token },
      }),
    });
    const created = await client.mutate<{ cartCreate: CartAnswer }>({
      mutation: gql`mutation N($input: CartInput) {
        cartCreate(input: $input) { cart { ...C } userErrors { code field message } warnings { code target message } }
      } ${FIELDS}`,
      variables: { input: { lines: [{ merchandiseId: PACHIRA }] } },
    });
    const id = created.data?.cartCreate.cart?.id;
    const seen: unknown[] = [];
    const subscription = client
      .watchQuery<CartAnswer>({
        query: gql`query G($id: ID!) { cart(id: $id) { ...C } } ${FIELDS}`,
        variables: { id },
      })
      .subscribe(({ data }) => seen.push((data as CartAnswer | undefined)?.cart?.totalQuantity));
    await expect.poll(() => seen.at(-1)).toBe(1);
    await client.mutate({
      mutation: gql`mutation A($id: ID!, $lines: [CartLineInput!]!) {
        cartLinesAdd(cartId: $id, lines: $lines) { cart { ...C } userErrors { code } warnings { code } }
      } ${FIELDS}`,
      variables: { id, lines: [{ merchandiseId: PACHIRA, quantity: 3 }] },
    });
    await expect.poll(() => seen.at(-1)).toBe(4);
    subscription.unsubscribe();
    client.stop();
  });
});

describe('[PLAT-01] a Next.js storefront built like vercel/commerce', () => {
  const IMAGE = 'fragment image on Image { url altText width height }';
  const SEO = 'fragment seo on SEO { description title }';
  const PRODUCT = `fragment product on Product {
    id handle availableForSale title description descriptionHtml
    options { id name values }
    priceRange { maxVariantPrice { amount currencyCode } minVariantPrice { amount currencyCode } }
    variants(first: 250) { edges { node { id title availableForSale selectedOptions { name value } price { amount currencyCode } } } }
    featuredImage { ...image } images(first: 20) { edges { node { ...image } } }
    seo { ...seo } tags updatedAt
  } ${IMAGE} ${SEO}`;
  const CART = `fragment cart on Cart {
    id checkoutUrl totalQuantity
    cost { subtotalAmount { amount currencyCode } totalAmount { amount currencyCode } totalTaxAmount { amount currencyCode } }
    lines(first: 100) { edges { node { id quantity cost { totalAmount { amount currencyCode } }
      merchandise { ... on ProductVariant { id title selectedOptions { name value } product { ...product } } } } } }
  } ${PRODUCT}`;

  test('its cart', async () => {
    const { cartCreate } = await answered(
      `mutation createCart($lineItems: [CartLineInput!]) { cartCreate(input: { lines: $lineItems }) { cart { ...cart } } } ${CART}`,
    );
    const cartId = cartCreate.cart.id;
    const { cartLinesAdd } = await answered(
      `mutation addToCart($cartId: ID!, $lines: [CartLineInput!]!) { cartLinesAdd(cartId: $cartId, lines: $lines) { cart { ...cart } } } ${CART}`,
      { cartId, lines: [{ merchandiseId: PACHIRA, quantity: 2 }] },
    );
    const { id, merchandise } = cartLinesAdd.cart.lines.edges[0].node;
    expect(merchandise.product.handle).toBe('pachira-mini');
    const { cartLinesUpdate } = await answered(
      `mutation editCartItems($cartId: ID!, $lines: [CartLineUpdateInput!]!) { cartLinesUpdate(cartId: $cartId, lines: $lines) { cart { ...cart } } } ${CART}`,
      { cartId, lines: [{ id, merchandiseId: merchandise.id, quantity: 1 }] },
    );
    expect(cartLinesUpdate.cart).toMatchObject({
      totalQuantity: 1,
      cost: { totalAmount: { amount: '1280.0', currencyCode: 'JPY' } },
    });
  });

  test('its lists, with sort keys that are set, null or omitted', async () => {
    const products = `query P($sortKey: ProductSortKeys $reverse: Boolean $query: String) { products(sortKey: $sortKey, reverse: $reverse, query: $query, first: 100) { edges { node { ...product } } } } ${PRODUCT}`;
    const collection = `query C($handle: String! $sortKey: ProductCollectionSortKeys $reverse: Boolean) { collection(handle: $handle) { products(sortKey: $sortKey, reverse: $reverse, first: 100) { edges { node { ...product } } } } } ${PRODUCT}`;
    for (const sortKey of ['RELEVANCE', 'BEST_SELLING', 'CREATED_AT', 'PRICE', null, undefined]) {
      const data = await answered(products, { sortKey, reverse: null });
      expect(data.products.edges.length).toBe(100);
    }
    for (const sortKey of ['RELEVANCE', 'BEST_SELLING', 'CREATED', 'PRICE', null, undefined]) {
      const data = await answered(collection, { handle: 'all', sortKey, reverse: true });
      expect(data.collection.products.edges.length).toBe(100);
    }
    expect(await answered(collection, { handle: 'hidden-homepage-carousel' })).toEqual({ collection: null });
  });

  test('its pages, menu, recommendations', async () => {
    await answered(
      `{ pages(first: 100) { edges { node { id title handle body bodySummary seo { ...seo } createdAt updatedAt } } } } ${SEO}`,
    );
    const { menu } = await answered('{ menu(handle: "main-menu") { items { title url } } }');
    expect(menu.items.length).toBeGreaterThan(0);
    const { productRecommendations } = await answered(
      `query($productId: ID!) { productRecommendations(productId: $productId) { ...product } } ${PRODUCT}`,
      { productId: 'gid://shopify/Product/7583412945071' },
    );
    expect(productRecommendations.length).toBeGreaterThan(0);
  });
});

describe("[PLAT-01] a storefront built like Hydrogen's skeleton", () => {
  const VARIANT = `fragment V on ProductVariant {
    availableForSale id sku title compareAtPrice { amount currencyCode } price { amount currencyCode }
    image { __typename id url altText width height } product { title handle } selectedOptions { name value } unitPrice { amount currencyCode } }`;

  test('its cart, in a market and language that the shop does not have', async () => {
    const line = `id quantity attributes { key value }
      cost { totalAmount { ...M } amountPerQuantity { ...M } compareAtAmountPerQuantity { ...M } }
      merchandise { ... on ProductVariant { id availableForSale requiresShipping title price { ...M } image { url } product { handle vendor } } }`;
    const { cart } = await createCart(shop, { lines: [{ merchandiseId: PACHIRA }] });
    const answer = await answered(
      `query CartQuery($cartId: ID! $numCartLines: Int = 100 $country: CountryCode = ZZ $language: LanguageCode) @inContext(country: $country, language: $language) { cart(id: $cartId) { ...C } }
       fragment M on MoneyV2 { currencyCode amount }
       fragment L on CartLine { ${line} }
       fragment K on ComponentizableCartLine { ${line} lineComponents { ...L } }
       fragment C on Cart {
         updatedAt id checkoutUrl totalQuantity note attributes { key value } discountCodes { code applicable }
         appliedGiftCards { lastCharacters amountUsed { ...M } }
         buyerIdentity { countryCode customer { id email firstName lastName displayName } email phone }
         lines(first: $numCartLines) { nodes { ...L } nodes { ...K } }
         cost { subtotalAmount { ...M } totalAmount { ...M } totalDutyAmount { ...M } totalTaxAmount { ...M } } }`,
      { cartId: cart.id, country: 'US', language: 'FR' },
    );
    expect(answer.cart.lines.nodes[0].merchandise.product.handle).toBe('pachira-mini');
  });

  test('an unsupported country and language fall back, and the response names the fallback', async () => {
    const asked = `query($country: CountryCode, $language: LanguageCode) @inContext(country: $country, language: $language) {
      localization { country { isoCode currency { isoCode } } language { isoCode } availableCountries { isoCode } }
      product(handle: "pachira-mini") { title priceRange { minVariantPrice { amount currencyCode } } } }`;
    const inEnglish = await shop.ask(asked, { country: 'US', language: 'EN' });
    expect(inEnglish.extensions).toEqual({ context: { country: 'JP', language: 'EN' } });
    expect(inEnglish.data).toMatchObject({
      localization: {
        country: { isoCode: 'JP', currency: { isoCode: 'JPY' } },
        language: { isoCode: 'EN' },
        availableCountries: [{ isoCode: 'JP' }],
      },
      product: { priceRange: { minVariantPrice: { amount: '1280.0', currencyCode: 'JPY' } } },
    });
    const inFrench = await shop.ask(asked, { country: 'FR', language: 'FR' });
    expect(inFrench.extensions).toEqual({ context: { country: 'JP', language: 'JA' } });
    const { cart } = await createCart(shop, {
      lines: [{ merchandiseId: PACHIRA }],
      buyerIdentity: { countryCode: 'US' },
    });
    const read = await answered(
      `query($id: ID!) { cart(id: $id) { buyerIdentity { countryCode } cost { totalAmount { currencyCode } } } }`,
      { id: cart.id },
    );
    expect(read.cart).toEqual({
      buyerIdentity: { countryCode: 'US' },
      cost: { totalAmount: { currencyCode: 'JPY' } },
    });
  });

  test('its product page', async () => {
    const { product } = await answered(
      `query Product($country: CountryCode $handle: String! $language: LanguageCode $selectedOptions: [SelectedOptionInput!]!) @inContext(country: $country, language: $language) {
        product(handle: $handle) {
          id title vendor handle descriptionHtml description encodedVariantExistence encodedVariantAvailability
          options { name optionValues { name firstSelectableVariant { ...V } swatch { color image { previewImage { url } } } } }
          selectedOrFirstAvailableVariant(selectedOptions: $selectedOptions, ignoreUnknownOptions: true, caseInsensitiveMatch: true) { ...V }
          adjacentVariants(selectedOptions: $selectedOptions) { ...V }
          seo { description title } } } ${VARIANT}`,
      { handle: 'pachira-mini', selectedOptions: [], country: 'JP', language: 'EN' },
    );
    expect(product.selectedOrFirstAvailableVariant.product.handle).toBe('pachira-mini');
  });

  test('its search, header, policies, blog and sitemap', async () => {
    const data = await answered(
      `query All($term: String! $country: CountryCode $language: LanguageCode) @inContext(country: $country, language: $language) {
      predictiveSearch(limit: 10, limitScope: EACH, query: $term, types: null) {
        articles { __typename id title handle blog { handle } image { url } trackingParameters }
        collections { __typename id title handle image { url } trackingParameters }
        pages { __typename id title handle trackingParameters }
        products { __typename id title handle trackingParameters selectedOrFirstAvailableVariant(selectedOptions: [], ignoreUnknownOptions: true) { id price { amount } } }
        queries { __typename text styledText trackingParameters } }
      products: search(first: 8, query: $term, sortKey: RELEVANCE, types: [PRODUCT], unavailableProducts: HIDE) { nodes { ... on Product { id publishedAt vendor } } pageInfo { endCursor } }
      shop { id name description primaryDomain { url } brand { logo { image { url } } }
        privacyPolicy { id body handle title url } shippingPolicy { id } termsOfService { id } refundPolicy { id } subscriptionPolicy { id } }
      menu(handle: "main-menu") { id items { id resourceId tags title type url items { id resourceId tags title type url } } }
      blog(handle: "columns") { seo { title } articles(first: 2) { nodes { author: authorV2 { name } contentHtml handle image { url } publishedAt blog { handle } } pageInfo { hasNextPage } } }
      localization { country { isoCode } language { isoCode } availableCountries { isoCode currency { isoCode } availableLanguages { isoCode } } }
      sitemap(type: PRODUCT) { pagesCount { count } resources(page: 1) { items { handle updatedAt } } }
    }`,
      { term: 'パキラ' },
    );
    expect(data.predictiveSearch.products.length).toBeGreaterThan(0);
    expect(data.products.nodes.length).toBeGreaterThan(0);
  });
});
