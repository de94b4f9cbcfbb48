import type { CompiledMessage } from '#storefront/i18n/compiled-message.ts';
import { type CompiledText, compileMessage, type ParameterKinds } from './compile-message';

/** Messages in ICU's syntax, as they lie in the files of words. */
export interface Catalogue {
  readonly [key: string]: string | Catalogue;
}

export interface CatalogueSource {
  readonly locale: string;
  readonly catalogue: Catalogue;
  /** Filled in wherever a message names them. */
  readonly constants: Readonly<Record<string, string>>;
}

export interface CompiledCatalogues {
  /** By path, such as `cart.title`, in the order of the first language's file. */
  readonly parameters: ReadonlyMap<string, ParameterKinds>;
  /** By language, then by path. */
  readonly messages: ReadonlyMap<string, ReadonlyMap<string, CompiledMessage>>;
  /** Each with the key it is about. */
  readonly problems: readonly string[];
}

/** Compiles every language and compares them: each has the same keys, and each message the same parameters (ROUTE-16). */
export function compileCatalogues(sources: readonly CatalogueSource[]): CompiledCatalogues {
  const problems: string[] = [];
  const languages = sources.map(({ locale, catalogue, constants }) => {
    const texts = new Map<string, CompiledText>();
    for (const [key, text] of leaves(catalogue)) {
      if (text.trim() === '') problems.push(`${locale}.json: ${key} is empty`);
      try {
        texts.set(key, compileMessage(text, constants));
      } catch (error) {
        problems.push(`${locale}.json: ${key}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
    return { locale, texts };
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
    for (const { locale, texts } of languages) {
      const own = texts.get(key)?.parameters;
      if (own === undefined) problems.push(`${locale}.json: ${key} is missing`);
      for (const name of own === undefined ? [] : merged.keys()) {
        if (!own?.has(name)) problems.push(`${locale}.json: ${key} does not use {${name}}`);
      }
    }
  }
  const messages = new Map(
    languages.map(({ locale, texts }) => [
      locale,
      new Map([...texts].map(([key, { compiled }]) => [key, compiled])),
    ]),
  );
  return { parameters, messages, problems: [...new Set(problems)] };
}

function leaves(catalogue: Catalogue, path = ''): [string, string][] {
  return Object.entries(catalogue).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[`${path}${key}`, value] as [string, string]]
      : leaves(value, `${path}${key}.`),
  );
}
