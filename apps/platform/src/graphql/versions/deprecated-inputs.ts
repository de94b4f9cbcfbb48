import { applySchemaDelta } from '@shop/graphql/schema-delta';
import type { IntrospectionInputValue, IntrospectionQuery } from 'graphql';
import { schemaDelta } from './api-schemas.ts';

const INPUT = 'CartBuyerIdentityInput';
const FIELD = 'deliveryAddressPreferences';
/** The last version that has the field in its published schema. */
const LAST = '2024-10';
const REASON = 'Use the `CartDelivery` mutations instead.';

/** Adds an input that the provider still accepts although its published schemas omit all deprecated inputs. */
export function withDeprecatedInputs(introspection: IntrospectionQuery): IntrospectionQuery {
  const input = introspection.__schema.types.find(({ name }) => name === INPUT);
  if (input?.kind !== 'INPUT_OBJECT' || input.inputFields.some(({ name }) => name === FIELD)) {
    return introspection;
  }
  const put = (schemaDelta(LAST).members[INPUT]?.inputFields?.put ?? []).filter(({ name }) => name === FIELD);
  const deprecated = (put as IntrospectionInputValue[]).map((field) => ({
    ...field,
    isDeprecated: true,
    deprecationReason: REASON,
  }));
  const none = { put: [], removed: [] };
  return applySchemaDelta(introspection, {
    base: '',
    packageVersion: '',
    sha256: '',
    types: none,
    directives: none,
    members: { [INPUT]: { inputFields: { put: deprecated, removed: [] } } },
  });
}
