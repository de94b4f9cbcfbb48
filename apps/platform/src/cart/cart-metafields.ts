import type { StoredMetafield } from '../catalogue/metafield.ts';
import type { CartProblem } from './cart.ts';

/** Why a metafield of a cart is refused, with the codes of `MetafieldsSetUserErrorCode`. */
export interface MetafieldProblem {
  readonly code:
    | 'BLANK'
    | 'INVALID_TYPE'
    | 'INVALID_VALUE'
    | 'LESS_THAN_OR_EQUAL_TO'
    | 'TOO_LONG'
    | 'TOO_SHORT';
  /** invalid part of the metafield */
  readonly field: 'key' | 'type' | 'value';
  readonly message: string;
}

/** A metafield as input: `key` is `namespace.key`, or a key in the apps' namespace. */
export interface GivenMetafield {
  readonly key: string;
  readonly type: string;
  readonly value: string;
}

/** Default namespace of a key without one. */
const OWN_NAMESPACE = 'custom';
const KEY = /^(?:([A-Za-z0-9_-]{3,255})\.)?([A-Za-z0-9_-]{2,64})$/;
/** Maximum length of a metafield's value, in characters; the provider has a limit per type. */
const MAX_CHARACTERS = 65_536;

const isJson = (value: string) => {
  try {
    JSON.parse(value);
    return true;
  } catch {
    return false;
  }
};
const isListOfJson = (value: string) => value.startsWith('[') && isJson(value);
const isNumber = (value: string) => /^-?\d+(?:\.\d+)?$/.test(value);

/** Supported metafield types with a check of their value; `list.` of each is a JSON list. */
const VALUE_CHECKS: Readonly<Record<string, (value: string) => boolean>> = {
  boolean: (value) => value === 'true' || value === 'false',
  collection_reference: (value) => value.startsWith('gid://shopify/Collection/'),
  color: (value) => /^#[0-9a-f]{6}$/i.test(value),
  date: (value) => /^\d{4}-\d{2}-\d{2}$/.test(value),
  date_time: (value) => !Number.isNaN(Date.parse(value)),
  file_reference: (value) => value.startsWith('gid://shopify/'),
  json: isJson,
  metaobject_reference: (value) => value.startsWith('gid://shopify/Metaobject/'),
  money: isJson,
  multi_line_text_field: () => true,
  number_decimal: isNumber,
  number_integer: (value) => /^-?\d+$/.test(value),
  page_reference: (value) => value.startsWith('gid://shopify/Page/'),
  product_reference: (value) => value.startsWith('gid://shopify/Product/'),
  rating: isJson,
  single_line_text_field: (value) => !/[\r\n]/.test(value),
  url: (value) => URL.canParse(value),
  variant_reference: (value) => value.startsWith('gid://shopify/ProductVariant/'),
};

/** Splits a key into namespace and key; null for an invalid one. */
export function readMetafieldKey(key: string): Pick<StoredMetafield, 'namespace' | 'key'> | null {
  const [whole, namespace = OWN_NAMESPACE, name = ''] = KEY.exec(key) ?? [];
  return whole === undefined ? null : { namespace, key: name };
}

/** The metafield as stored, or its error. */
export function readMetafield({ key, type, value }: GivenMetafield): StoredMetafield | MetafieldProblem {
  const name = readMetafieldKey(key);
  if (name === null) {
    const isShort = key.length < 2;
    return {
      code: isShort ? 'TOO_SHORT' : 'TOO_LONG',
      field: 'key',
      message: `Key is ${isShort ? 'too short (minimum is 2 characters)' : 'not a key, or too long (maximum is 64 characters)'}`,
    };
  }
  const isList = type.startsWith('list.');
  const single = isList ? type.slice('list.'.length) : type;
  const fits = Object.hasOwn(VALUE_CHECKS, single) ? VALUE_CHECKS[single] : undefined;
  if (fits === undefined) {
    return { code: 'INVALID_TYPE', field: 'type', message: `Type "${type}" is not a valid type` };
  }
  if (value === '') return { code: 'BLANK', field: 'value', message: "Value can't be blank" };
  if (value.length > MAX_CHARACTERS) {
    return { code: 'TOO_LONG', field: 'value', message: `Value is too long (maximum is ${MAX_CHARACTERS})` };
  }
  if (isList ? !isListOfJson(value) : !fits(value)) {
    return { code: 'INVALID_VALUE', field: 'value', message: `Value is invalid for the type ${type}` };
  }
  return { ...name, type, value };
}

/** Merges new metafields into the list: of equal names the newer replaces the older in its position. */
export function withMetafields(
  stored: readonly StoredMetafield[],
  given: readonly StoredMetafield[],
): StoredMetafield[] {
  const byName = new Map([...stored, ...given].map((field) => [`${field.namespace}.${field.key}`, field]));
  return [...byName.values()];
}

/** The error of a metafield given with a new cart, if any. */
export function metafieldProblem(
  read: StoredMetafield | MetafieldProblem,
  index: number,
): readonly CartProblem[] {
  if (!('code' in read)) return [];
  const field = ['input', 'metafields', String(index), read.field];
  return [{ code: 'INVALID_METAFIELDS', field, message: read.message }];
}
