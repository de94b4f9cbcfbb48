/** Queries and mutations of the Admin API, validated against the provider's own schema (`npm run schema:check`). */
export const ADMIN_DOCUMENTS = {
  facts: `query StoreFacts {
    currentAppInstallation { accessScopes { handle } publication { id } }
    publications(first: 50) { nodes { id } }
    shopLocales { locale published }
    shop { id deliveryRules: metafield(namespace: "shop", key: "delivery_rules") { value } shopPolicies { type body } }
    menus(first: 250) { nodes { handle } }
    pages(first: 250) { nodes { handle } }
    blogs(first: 250) { nodes { handle } }
    metaobjectDefinitions(first: 250) { nodes { id type access { storefront } } }
    webhookSubscriptions(first: 250) { nodes { topic endpoint { __typename ... on WebhookHttpEndpoint { callbackUrl } } } }
  }`,
  metafieldDefinitions: `query StoreMetafields($ownerType: MetafieldOwnerType!) {
    metafieldDefinitions(ownerType: $ownerType, first: 250) { nodes { namespace key access { storefront } } }
  }`,
  collection: `query StoreCollection($handle: String!) { collectionByHandle(handle: $handle) { id } }`,
  discountCode: `query StoreDiscount($code: String!) { codeDiscountNodeByCode(code: $code) { id } }`,
  titled: `query StoreTitled {
    menus(first: 100) { nodes { id handle items { id title } } }
    pages(first: 250) { nodes { id handle } }
    blogs(first: 100) { nodes { id handle } }
  }`,
  titles: `query StoreTitles($ids: [ID!]!, $locale: String!) {
    translatableResourcesByIds(resourceIds: $ids, first: 250) {
      nodes { resourceId translatableContent { key value digest locale } translations(locale: $locale) { key } }
    }
  }`,
  metaobjectDefinitionCreate: `mutation MakeMetaobject($definition: MetaobjectDefinitionCreateInput!) {
    metaobjectDefinitionCreate(definition: $definition) { metaobjectDefinition { id } userErrors { field message } }
  }`,
  metafieldDefinitionCreate: `mutation MakeMetafield($definition: MetafieldDefinitionInput!) {
    metafieldDefinitionCreate(definition: $definition) { createdDefinition { id } userErrors { field message } }
  }`,
  standardMetafieldDefinitionEnable: `mutation EnableMetafield($ownerType: MetafieldOwnerType!, $namespace: String!, $key: String!) {
    standardMetafieldDefinitionEnable(ownerType: $ownerType, namespace: $namespace, key: $key, pin: false) {
      createdDefinition { id } userErrors { field message }
    }
  }`,
  metafieldsSet: `mutation SetMetafields($metafields: [MetafieldsSetInput!]!) {
    metafieldsSet(metafields: $metafields) { userErrors { field message } }
  }`,
  collectionCreate: `mutation MakeCollection($input: CollectionInput!) {
    collectionCreate(input: $input) { collection { id } userErrors { field message } }
  }`,
  publishablePublish: `mutation Publish($id: ID!, $input: [PublicationInput!]!) {
    publishablePublish(id: $id, input: $input) { userErrors { field message } }
  }`,
  menuCreate: `mutation MakeMenu($title: String!, $handle: String!, $items: [MenuItemCreateInput!]!) {
    menuCreate(title: $title, handle: $handle, items: $items) { menu { id } userErrors { field message } }
  }`,
  pageCreate: `mutation MakePage($page: PageCreateInput!) {
    pageCreate(page: $page) { page { id } userErrors { field message } }
  }`,
  blogCreate: `mutation MakeBlog($blog: BlogCreateInput!) {
    blogCreate(blog: $blog) { blog { id } userErrors { field message } }
  }`,
  discountCodeBasicCreate: `mutation MakeDiscount($basicCodeDiscount: DiscountCodeBasicInput!) {
    discountCodeBasicCreate(basicCodeDiscount: $basicCodeDiscount) { codeDiscountNode { id } userErrors { field message } }
  }`,
  translationsRegister: `mutation TranslateTitle($resourceId: ID!, $translations: [TranslationInput!]!) {
    translationsRegister(resourceId: $resourceId, translations: $translations) { userErrors { field message } }
  }`,
  webhookSubscriptionCreate: `mutation MakeWebhook($topic: WebhookSubscriptionTopic!, $webhookSubscription: WebhookSubscriptionInput!) {
    webhookSubscriptionCreate(topic: $topic, webhookSubscription: $webhookSubscription) {
      webhookSubscription { id } userErrors { field message }
    }
  }`,
} as const;

/** The name of a mutation. */
export type AdminMutation = Exclude<
  keyof typeof ADMIN_DOCUMENTS,
  'facts' | 'metafieldDefinitions' | 'collection' | 'discountCode' | 'titled' | 'titles'
>;
