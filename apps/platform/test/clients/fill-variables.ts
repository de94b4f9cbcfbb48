import {
  type DocumentNode,
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredInputField,
  Kind,
  TypeInfo,
  typeFromAST,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { ACCOUNT_ADDRESS, type ShopThings } from './shop-things.ts';

const COUNT = 4;

/** Values by use: `Type.field.argument`, or `InputType.field`. */
function byUse(things: ShopThings): Readonly<Record<string, unknown>> {
  const cart = { id: things.lineId, merchandiseId: things.variantId };
  const delivery = {
    city: '渋谷区',
    countryCode: 'JP',
    provinceCode: 'JP-13',
    zip: '150-0001',
    address1: '神宮前1-2-3',
  };
  return {
    'QueryRoot.product.handle': things.productHandle,
    'QueryRoot.product.id': things.productId,
    'QueryRoot.productByHandle.handle': things.productHandle,
    'QueryRoot.productRecommendations.productId': things.productId,
    'QueryRoot.productRecommendations.productHandle': things.productHandle,
    'QueryRoot.collection.handle': things.collectionHandle,
    'QueryRoot.collectionByHandle.handle': things.collectionHandle,
    'QueryRoot.blog.handle': things.blogHandle,
    'QueryRoot.blogByHandle.handle': things.blogHandle,
    'Blog.articleByHandle.handle': things.articleHandle,
    'QueryRoot.page.handle': things.pageHandle,
    'QueryRoot.pageByHandle.handle': things.pageHandle,
    'QueryRoot.menu.handle': things.menuHandle,
    'QueryRoot.cart.id': things.cartId,
    'QueryRoot.customer.customerAccessToken': things.customerToken,
    'QueryRoot.node.id': things.productId,
    'QueryRoot.nodes.ids': [things.productId],
    'QueryRoot.products.query': 'パキラ',
    'QueryRoot.search.query': 'パキラ',
    'QueryRoot.predictiveSearch.query': 'パキラ',
    'QueryRoot.sitemap.type': 'PRODUCT',
    'QueryRoot.urlRedirects.query': 'path:/old',
    'Sitemap.resources.page': 1,
    'QueryRoot.order.id': things.orderId,
    'Product.metafield.namespace': 'shop',
    'Product.metafield.key': 'care',
    'ProductVariant.metafield.namespace': 'shop',
    'ProductVariant.metafield.key': 'size',
    'HasMetafieldsIdentifier.namespace': 'shop',
    'HasMetafieldsIdentifier.key': 'care',
    'Mutation.cartLinesRemove.lineIds': [things.lineId],
    'Mutation.cartLinesAdd.lines': [{ merchandiseId: things.variantId, quantity: 1 }],
    'CartInput.lines': [{ merchandiseId: things.variantId, quantity: 1 }],
    'Mutation.cartCreate.input': {
      lines: [{ merchandiseId: things.variantId, quantity: 1 }],
      note: '門の前に',
    },
    'Mutation.cartLinesUpdate.lines': [{ ...cart, quantity: 3 }],
    'Mutation.cartNoteUpdate.note': '門の前に',
    'CartInput.note': '門の前に',
    'Mutation.cartAttributesUpdate.attributes': [{ key: 'eGift', value: 'true' }],
    'Mutation.cartDiscountCodesUpdate.discountCodes': [things.discountCode],
    'Mutation.cartBuyerIdentityUpdate.buyerIdentity': { email: things.email, countryCode: 'JP' },
    'Mutation.cartSelectedDeliveryOptionsUpdate.selectedDeliveryOptions': [
      { deliveryGroupId: things.deliveryGroupId, deliveryOptionHandle: things.deliveryOption },
    ],
    'Mutation.cartDeliveryAddressesAdd.addresses': [{ address: { deliveryAddress: delivery } }],
    'Mutation.cartDeliveryAddressesReplace.addresses': [{ address: { deliveryAddress: delivery } }],
    'Mutation.cartDeliveryAddressesUpdate.addresses': [
      {
        id: things.deliveryAddressId,
        address: { deliveryAddress: { ...delivery, address1: '神宮前4-5-6' } },
      },
    ],
    'Mutation.cartDeliveryAddressesRemove.addressIds': [things.deliveryAddressId],
    'Mutation.cartGiftCardCodesUpdate.giftCardCodes': [things.giftCardCode],
    'Mutation.cartGiftCardCodesAdd.giftCardCodes': [things.giftCardCode],
    'Mutation.cartGiftCardCodesRemove.appliedGiftCardIds': [things.appliedGiftCardId],
    'Mutation.cartMetafieldsSet.metafields': [
      { ownerId: things.cartId, key: 'custom.door', type: 'boolean', value: 'false' },
    ],
    'CartMetafieldDeleteInput.ownerId': things.cartId,
    'CartMetafieldDeleteInput.key': 'custom.door',
    'Mutation.cartMetafieldDelete.input': { ownerId: things.cartId, key: 'custom.door' },
    'Mutation.customerActivateByUrl.activationUrl': things.activationUrl,
    'Mutation.customerActivateByUrl.password': things.password,
    'Mutation.customerAddressUpdate.addressId': things.addressId,
    'Mutation.customerAddressDelete.addressId': things.addressId,
    'Mutation.customerAddressUpdate.address': { firstName: '葉子', address1: '神宮前4-5-6' },
    'Mutation.customerAddressCreate.address': ACCOUNT_ADDRESS,
    'Mutation.customerUpdate.input': { firstName: '葉子', lastName: '森' },
  };
}

/** Values by type, for any use. */
const BY_TYPE: Readonly<Record<string, unknown>> = {
  CountryCode: 'JP',
  LanguageCode: 'JA',
  Boolean: true,
  Int: COUNT,
  SelectedOptionInput: { name: 'サイズ', value: '4号' },
  ProductFilter: { available: true },
  HasMetafieldsIdentifier: { namespace: 'shop', key: 'care' },
  MetaobjectHandleInput: { type: 'producer', handle: 'producers-mizuki' },
};

export interface FilledVariables {
  readonly values: Readonly<Record<string, unknown>>;
  /** Required variables without a matching value, with their use. */
  readonly missing: readonly string[];
}

/**
 * Values for an operation's variables: real data by use, else by type. Optional variables without known data (e.g. cursors) are omitted.
 */
export function fillVariables(
  document: DocumentNode,
  schema: GraphQLSchema,
  things: ShopThings,
): FilledVariables {
  const uses = new Map<string, string[]>();
  const types = new TypeInfo(schema);
  let collection = false;
  visit(
    document,
    visitWithTypeInfo(types, {
      InlineFragment({ typeCondition }) {
        if (typeCondition?.name.value === 'Collection') collection = true;
      },
      Variable({ name }, _key, parent) {
        if (parent !== undefined && 'kind' in parent && parent.kind === Kind.VARIABLE_DEFINITION) return;
        const argument = types.getArgument()?.name;
        const input = types.getParentInputType();
        const inputType = input ? getNamedType(input) : undefined;
        const use =
          parent !== undefined && 'kind' in parent && parent.kind === Kind.OBJECT_FIELD && inputType
            ? `${inputType.name}.${parent.name.value}`
            : `${types.getParentType()?.name}.${types.getFieldDef()?.name}.${argument}`;
        uses.set(name.value, [...(uses.get(name.value) ?? []), use]);
      },
    }),
  );
  const given: Record<string, unknown> = byUse(things);
  if (collection) given['QueryRoot.node.id'] = things.collectionId;
  const values: Record<string, unknown> = {};
  const missing: string[] = [];
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    for (const { variable, type: node, defaultValue } of definition.variableDefinitions ?? []) {
      const name = variable.name.value;
      const type = typeFromAST(schema, node) as GraphQLInputType | undefined;
      if (type === undefined) throw new Error(`$${name} has a type that is not in the schema`);
      const use = uses.get(name)?.find((one) => one in given);
      const isCart = uses.get(name)?.some((one) => /^Mutation\.\w+\.cartId$/.test(one));
      if (use !== undefined) values[name] = fitted(given[use], type);
      else if (isCart) values[name] = things.cartId;
      else if (defaultValue === undefined && !isCursor(name)) {
        const value = byType(type);
        if (value !== undefined) values[name] = value;
        else if (isNonNullType(type)) missing.push(`$${name} (${uses.get(name)?.join(', ')})`);
      }
    }
  }
  return { values, missing };
}

function isCursor(name: string): boolean {
  return /cursor|after|before|^last$/i.test(name);
}

/** A single value becomes a list where one is expected. */
function fitted(value: unknown, type: GraphQLInputType): unknown {
  return isListType(getNullableType(type)) && !Array.isArray(value) ? [value] : value;
}

function byType(type: GraphQLInputType): unknown {
  const named = getNamedType(type);
  const known = BY_TYPE[named.name];
  if (known !== undefined) return fitted(known, type);
  if (isEnumType(named)) return fitted(named.getValues()[0]?.name, type);
  if (!isInputObjectType(named) || !isNonNullType(type)) return undefined;
  const required = Object.values(named.getFields()).filter(isRequiredInputField);
  const entries = required.map((field) => [field.name, byType(field.type)] as const);
  return entries.some(([, value]) => value === undefined)
    ? undefined
    : fitted(Object.fromEntries(entries), type);
}
