import type { CompiledMessage } from '#storefront/foundation/i18n/message-table.ts';
import { type CompiledText, compileMessage, type ParameterKinds } from './compile-message';

/** Messages in ICU syntax, as in the message files. */
export interface Catalogue {
  readonly [key: string]: string | Catalogue;
}

export interface CatalogueSource {
  readonly locale: string;
  readonly catalogue: Catalogue;
  /** An earlier language with the texts that this one lacks. @default none: it must have all */
  readonly fallback?: string | null;
  /** Values inserted wherever a message names them. */
  readonly constants: Readonly<Record<string, string>>;
}

export interface CompiledCatalogues {
  /** By path, such as `cart.title`, in the order of the first language's file. */
  readonly parameters: ReadonlyMap<string, ParameterKinds>;
  /** By language, then by path. */
  readonly messages: ReadonlyMap<string, ReadonlyMap<string, CompiledMessage>>;
  /** By language: paths of texts that are its fallback's. */
  readonly missing: ReadonlyMap<string, readonly string[]>;
  /** Each with its key. */
  readonly problems: readonly string[];
}

/** A brand's overrides of messages, in one language. */
export interface BrandSource extends CatalogueSource {
  readonly brand: string;
}

/**
 * Compiles the messages of brands.
 * @param parameters of the shop's own messages
 * @param inBrowser paths of messages in the browser's own code, which brands cannot override
 * @returns by brand, language and path
 */
export function compileBrandWords(
  sources: readonly BrandSource[],
  parameters: ReadonlyMap<string, ParameterKinds>,
  inBrowser: ReadonlySet<string>,
): {
  readonly words: Record<string, Record<string, Record<string, CompiledMessage>>>;
  readonly problems: readonly string[];
} {
  const words: Record<string, Record<string, Record<string, CompiledMessage>>> = {};
  const problems: string[] = [];
  for (const { brand, locale, catalogue, constants } of sources) {
    const texts: Record<string, CompiledMessage> = {};
    for (const [key, text] of leaves(catalogue)) {
      const name = `${brand}/words.${locale}.json: ${key}`;
      const known = parameters.get(key);
      if (known === undefined) {
        problems.push(`${name} is no message of the shop`);
        continue;
      }
      if (inBrowser.has(key))
        problems.push(`${name} is said by code of the browser, which has one word for all`);
      const { compiled, parameters: own } = compileMessage(text, constants);
      for (const parameter of own.keys()) {
        if (!known.has(parameter)) problems.push(`${name} uses {${parameter}}, which nobody gives it`);
      }
      texts[key] = compiled;
    }
    words[brand] = { ...words[brand], [locale]: texts };
  }
  return { words, problems };
}

/** Compiles every language and compares them: keys and parameters must match (ROUTE-16). */
export function compileCatalogues(sources: readonly CatalogueSource[]): CompiledCatalogues {
  const problems: string[] = [];
  const languages = sources.map(({ locale, catalogue, constants, fallback = null }) => {
    const texts = new Map<string, CompiledText>();
    for (const [key, text] of leaves(catalogue)) {
      if (text.trim() === '') problems.push(`${locale}.json: ${key} is empty`);
      try {
        texts.set(key, compileMessage(text, constants));
      } catch (error) {
        problems.push(`${locale}.json: ${key}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
    return { locale, texts, fallback };
  });
  const keys = [...new Set(languages.flatMap(({ texts }) => [...texts.keys()]))];
  const parameters = new Map<string, ParameterKinds>();
  for (const key of keys) {
    const merged = new Map<string, 'number' | 'text'>();
    for (const { texts } of languages) {
      for (const [name, kind] of texts.get(key)?.parameters ?? []) {
        if (kind === 'number' || !merged.has(name)) merged.set(name, kind);
      }
    }
    parameters.set(key, merged);
    for (const { locale, texts, fallback } of languages) {
      const own = texts.get(key)?.parameters;
      if (own === undefined && fallback === null) problems.push(`${locale}.json: ${key} is missing`);
      for (const name of own === undefined ? [] : merged.keys()) {
        if (!own?.has(name)) problems.push(`${locale}.json: ${key} does not use {${name}}`);
      }
    }
  }
  const messages = new Map<string, Map<string, CompiledMessage>>();
  const missing = new Map<string, string[]>();
  for (const { locale, texts, fallback } of languages) {
    const own = new Map([...texts].map(([key, { compiled }]) => [key, compiled]));
    messages.set(locale, new Map([...(messages.get(fallback ?? '') ?? []), ...own]));
    if (fallback !== null)
      missing.set(
        locale,
        [...(messages.get(fallback)?.keys() ?? [])].filter((key) => !own.has(key)),
      );
  }
  return { parameters, messages, missing, problems: [...new Set(problems)] };
}

function leaves(catalogue: Catalogue, path = ''): [string, string][] {
  return Object.entries(catalogue).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[`${path}${key}`, value] as [string, string]]
      : leaves(value, `${path}${key}.`),
  );
}
