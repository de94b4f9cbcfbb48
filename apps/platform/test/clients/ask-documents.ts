import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import {
  buildClientSchema,
  type GraphQLSchema,
  type IntrospectionQuery,
  NoUnusedFragmentsRule,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import { API_VERSIONS, introspectionOf, UNSTABLE } from '../../src/graphql/versions/api-schemas.ts';
import { accountClient } from '../support/account-client.ts';
import type { PlatformUnderTest } from '../support/platform-under-test.ts';
import type { ClientDocument, CollectedDocuments } from './collect-documents.ts';
import { fillVariables } from './fill-variables.ts';
import type { ShopThings } from './shop-things.ts';

/** Result of testing a client's documents. */
export interface AskedDocuments {
  readonly documents: number;
  /** number of them for the Customer Account API */
  readonly ofAccount: number;
  readonly validated: number;
  readonly answered: number;
  readonly fragments: number;
  /** Each names the document, its file and the error. */
  readonly faults: readonly string[];
}

export interface AskedClient {
  /** version of its endpoint, possibly an unsupported one */
  readonly apiVersion: string;
  /** files whose documents are for the Customer Account API */
  readonly accountFiles?: RegExp;
}

const ACCOUNT_SCHEMA = 'hydrogen-react-newest/customer-account.schema.json';

/**
 * Validates every document against its client's schema, and sends it with values of the shop. It passes when the data has no errors, is not
 * all null, and a mutation refuses nothing.
 * @param things returns the shop's test data, with a cart for this document alone
 */
export async function askDocuments(
  shop: PlatformUnderTest,
  { apiVersion, accountFiles }: AskedClient,
  { documents, fragments }: CollectedDocuments,
  things: () => Promise<ShopThings>,
): Promise<AskedDocuments> {
  const storefront = schemaServed(apiVersion);
  const account = accountSchema();
  const faults: string[] = [];
  let validated = 0;
  let answered = 0;
  let ofAccount = 0;
  const schemaOf = ({ file }: ClientDocument) => (accountFiles?.test(file) ? account : storefront);
  for (const document of documents) {
    const schema = schemaOf(document);
    if (schema === account) ofAccount += 1;
    const fault = (what: string) => faults.push(`${document.name} (${document.file}): ${what}`);
    const parsed = parse(document.text);
    const [invalid] = validate(schema, parsed);
    if (invalid !== undefined) {
      fault(invalid.message);
      continue;
    }
    validated += 1;
    const own = await things();
    const { values: variables, missing } = fillVariables(parsed, schema, own);
    if (missing.length > 0) {
      fault(`nothing here fits ${missing.join(', ')}`);
      continue;
    }
    const response =
      schema === account
        ? await accountClient(() => shop).ask(own.accountToken, document.text, variables)
        : await fetch(`${shop.url}/api/${apiVersion}/graphql.json`, {
            method: 'POST',
            headers: {
              'content-type': 'application/json',
              'x-shopify-storefront-access-token': shop.token,
            },
            body: JSON.stringify({ query: document.text, variables }),
          });
    const what = faultOf(response.status, await response.json());
    if (what === undefined) answered += 1;
    else fault(`${what}, asked with ${JSON.stringify(variables)}`);
  }
  for (const document of fragments) {
    const rules = specifiedRules.filter((rule) => rule !== NoUnusedFragmentsRule);
    const [invalid] = validate(schemaOf(document), parse(document.text), rules);
    if (invalid !== undefined) faults.push(`${document.name} (${document.file}): ${invalid.message}`);
  }
  return { documents: documents.length, ofAccount, validated, answered, fragments: fragments.length, faults };
}

interface Answer {
  readonly data?: Readonly<Record<string, unknown>> | null;
  readonly errors?: readonly { readonly message: string }[];
}

/** Undefined without a fault. */
function faultOf(status: number, { data, errors }: Answer): string | undefined {
  if (status !== 200) return `status ${status}`;
  if (errors !== undefined) return errors.map(({ message }) => message).join('; ');
  const fields = Object.entries(data ?? {});
  if (fields.every(([, value]) => value === null)) return 'nothing but null';
  const refused = fields.flatMap(([, value]) => refusals(value));
  return refused.length > 0 ? `refused: ${JSON.stringify(refused)}` : undefined;
}

/** The user errors of a payload, under any name in the document. */
function refusals(payload: unknown): readonly unknown[] {
  if (typeof payload !== 'object' || payload === null) return [];
  return Object.entries(payload).flatMap(([name, value]) =>
    /errors$/i.test(name) && Array.isArray(value) ? value : [],
  );
}

/** The oldest version answers for an unsupported one. */
function schemaServed(asked: string): GraphQLSchema {
  const newest = API_VERSIONS.at(-1);
  const version = asked === UNSTABLE ? newest : API_VERSIONS.find((one) => one >= asked);
  if (version === undefined) throw new Error(`no version ${asked} is served`);
  return buildClientSchema(introspectionOf(version));
}

function accountSchema(): GraphQLSchema {
  const file = createRequire(import.meta.url).resolve(ACCOUNT_SCHEMA);
  return buildClientSchema(JSON.parse(readFileSync(file, 'utf8')) as IntrospectionQuery, {
    assumeValid: true,
  });
}
