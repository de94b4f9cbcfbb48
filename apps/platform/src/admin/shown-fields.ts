import { createHash } from 'node:crypto';
import { SHOP_FACT_KEYS } from '@shop/rules/store/shop-facts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Translations } from '../catalogue/metafield.ts';
import type { CatalogueVariant } from '../catalogue/product.ts';
import type { Services } from '../graphql/context.ts';
import { factsOf, otherLanguages, TRANSLATED_FACTS, toNamedTranslations } from './edit-shop.ts';
import { policyOf } from './edit-variants.ts';
import { newPolicyTitle } from './policy-titles.ts';

const PREFIX = 'was.';

/** Values of a form's fields, by their names. */
export type FieldValues = Readonly<Record<string, string>>;

/** The stored values that the form of an action shows, without empty ones; null for another action, or of what does not exist. */
export function storedFields({ catalogue }: Services, form: URLSearchParams): FieldValues | null {
  const { documents } = catalogue;
  switch (form.get('action')) {
    case 'saveTitle': {
      const product = catalogue.productByHandle(form.get('handle') ?? '');
      return product === undefined ? null : { title: product.title };
    }
    case 'saveVariant': {
      const variant = catalogue.variantById(Number(form.get('variant')));
      return variant === undefined ? null : variantFields(variant, catalogue);
    }
    case 'saveShop': {
      const [shop] = documents.all('shop');
      const facts = factsOf(shop?.metafields ?? []);
      return {
        name: shop?.name ?? '',
        ...named(SHOP_FACT_KEYS, (key) => [`facts.${key}`, facts[key]]),
        ...inLanguages(['name', ...TRANSLATED_FACTS], toNamedTranslations(shop?.translations ?? {})),
      };
    }
    case 'savePolicy': {
      const handle = form.get('policy') ?? '';
      const stored = documents.byHandle('policy', handle);
      const { title, translations } = stored ?? newPolicyTitle(handle) ?? { title: handle, translations: {} };
      return { title, body: stored?.body ?? '', ...inLanguages(['title', 'body'], translations) };
    }
    case 'saveEntry': {
      const entry = documents.byHandle('metaobject', form.get('entry') ?? '');
      return entry === undefined
        ? null
        : Object.fromEntries(entry.fields.map(({ key, value }) => [`field.${key}`, value]));
    }
    default:
      return null;
  }
}

/** A variant's fields. Its stock is negative after it was sold beyond it. */
export function variantFields(
  { numericId, price }: Pick<CatalogueVariant, 'numericId' | 'price'>,
  stock: Pick<Catalogue, 'available' | 'isSoldOn'>,
) {
  return {
    price: String(price),
    available: String(stock.available(numericId)),
    inventoryPolicy: policyOf(stock.isSoldOn(numericId)),
  };
}

function named<Name extends string>(
  names: readonly Name[],
  fieldOf: (name: Name) => readonly [name: string, value: string | undefined],
): FieldValues {
  return Object.fromEntries(names.map((name) => fieldOf(name)).map(([name, value = '']) => [name, value]));
}

function inLanguages(names: readonly string[], translations: Translations): FieldValues {
  return Object.assign(
    {},
    ...otherLanguages().map((language) =>
      named(names, (name) => [`in.${language}.${name}`, translations[language]?.[name]]),
    ),
  );
}

/** Hidden fields of a form that say what it showed. */
export function shownFields(values: FieldValues): FieldValues {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [`${PREFIX}${name}`, digest(value)]),
  );
}

/**
 * What was typed into a form: what was left as shown is not sent, for another window may have changed it since. A form that does not say
 * what it showed is sent whole.
 * @param stored the present values
 * @returns also the fields that were typed over a value that has changed since
 */
export function typedFields(
  form: URLSearchParams,
  stored: FieldValues | null,
): { readonly typed: URLSearchParams; readonly outdated: readonly string[]; readonly isUnchanged: boolean } {
  const shown = (name: string) => form.get(`${PREFIX}${name}`);
  const typed = new URLSearchParams(
    [...form].filter(([name, value]) => !name.startsWith(PREFIX) && shown(name) !== digest(value)),
  );
  const isKnown = stored !== null;
  const changed = [...typed.keys()].filter((name) => isKnown && shown(name) !== null);
  return {
    typed,
    outdated: changed.filter((name) => shown(name) !== digest(stored?.[name] ?? '')),
    isUnchanged: isKnown && changed.length === 0 && [...form.keys()].some((name) => name.startsWith(PREFIX)),
  };
}

/** A form's text as it is stored: browsers send line breaks as CR LF. */
export function storedLines(text: string): string {
  return text.replaceAll('\r\n', '\n');
}

function digest(value: string): string {
  return createHash('sha256').update(storedLines(value)).digest('base64url').slice(0, 16);
}
