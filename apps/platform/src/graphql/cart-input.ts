import { randomUUID } from 'node:crypto';
import { discountKey } from '@shop/rules/cart/discount';
import { parseEmail } from '@shop/rules/email';
import type { CartBuyer, CartProblem } from '../cart/cart.ts';
import { type CartAttribute, lengthOf } from '../cart/cart-attributes.ts';
import type { AddressRequest, AddressText } from '../cart/edit-addresses.ts';
import type { LineChange, LineRequest } from '../cart/edit-lines.ts';
import { globalId, numericIdOf, parseGlobalId } from '../catalogue/global-id.ts';
import { readEmail } from '../customer/check-customer.ts';
import type {
  AttributeInput,
  CartBuyerIdentityInput,
  CartLineInput,
  CartLineUpdateInput,
  CartSelectableAddressInput,
  CartSelectableAddressUpdateInput,
} from './__generated__/resolvers.ts';
import type { PlatformContext } from './context.ts';
import { graphqlError } from './graphql-error.ts';

/** The provider's maximum length of any list in a cart input. */
const MAX_INPUT_SIZE = 250;
export const NOTE_MAX = 5000;
const PHONE = /^\+?[\d\s()-]{8,24}$/;

/** @throws GraphQLError when an input list exceeds the provider's maximum. */
export function checkInputSize(list: readonly unknown[] | null | undefined, name: string): void {
  if (list && list.length > MAX_INPUT_SIZE) {
    throw graphqlError(
      `The input array size of ${list.length} is greater than the maximum allowed of ${MAX_INPUT_SIZE} (${name}).`,
      'MAX_INPUT_SIZE_EXCEEDED',
    );
  }
}

/** @throws GraphQLError that names an unsupported input field. */
export function refuseInput(value: unknown, name: string): void {
  const isGiven = Array.isArray(value) ? value.length > 0 : value !== undefined && value !== null;
  if (isGiven) {
    throw graphqlError(`${name} is not supported by this platform`, 'UNSUPPORTED_FIELD');
  }
}

/** Attributes of an input; none for null. */
export function toAttributes(attributes: readonly AttributeInput[] | null | undefined): CartAttribute[] {
  return (attributes ?? []).map(({ key, value }) => ({ key, value }));
}

/** A line to add; `variantId` is null if the id is no variant's. */
export function toLineRequest(line: CartLineInput): LineRequest {
  return {
    variantId: numericIdOf(line.merchandiseId, 'ProductVariant'),
    merchandiseId: line.merchandiseId,
    quantity: line.quantity ?? 1,
    attributes: toAttributes(line.attributes),
    ...parentOf(line),
  };
}

/** The parent in an input of a version from 2025-10 on; none unless exactly one of its fields is given. */
function parentOf(line: CartLineInput & NestedInput): Pick<LineRequest, 'parent'> {
  const { lineId, merchandiseId } = line.parent ?? {};
  if (lineId != null) return { parent: { lineId, variantId: null } };
  if (merchandiseId == null) return {};
  return { parent: { merchandiseId, variantId: numericIdOf(merchandiseId, 'ProductVariant') } };
}

/** A change of a line; absent fields stay. */
export function toLineChange(line: CartLineUpdateInput): LineChange {
  return {
    id: line.id,
    ...(line.merchandiseId != null && {
      merchandiseId: line.merchandiseId,
      variantId: numericIdOf(line.merchandiseId, 'ProductVariant'),
    }),
    ...(line.quantity != null && { quantity: line.quantity }),
    ...(line.attributes != null && { attributes: toAttributes(line.attributes) }),
  };
}

/** The field of `CartLineInput` that the shop's version does not have. */
interface NestedInput {
  readonly parent?: { readonly lineId?: string | null; readonly merchandiseId?: string | null } | null;
}

/** Errors of lines with features this shop lacks (subscriptions, so no selling plan exists), and of parents that are not named in one way. */
export function lineProblems(
  lines: readonly (CartLineInput | CartLineUpdateInput)[],
  path: readonly string[],
): CartProblem[] {
  return lines.flatMap((line, index) => {
    const at = (field: string) => [...path, String(index), field];
    const { parent = null } = line as NestedInput;
    const problems: CartProblem[] = [];
    if (line.sellingPlanId != null) {
      const message = `The selling plan with id ${line.sellingPlanId} does not exist.`;
      problems.push({ code: 'INVALID', field: at('sellingPlanId'), message });
    }
    if (parent !== null && (parent.lineId == null) === (parent.merchandiseId == null)) {
      const message = 'The parent must be given by either lineId or merchandiseId.';
      problems.push({ code: 'INVALID', field: at('parent'), message });
    }
    return problems;
  });
}

/** The first version whose error codes tell a parent that is named by the wrong field from one that is not there. */
const INVALID_REFERENCE_SINCE = '2026-01';

/** Errors with the codes that a version has. */
export function problemsIn(
  { apiVersion }: Pick<PlatformContext, 'apiVersion'>,
  problems: readonly CartProblem[],
): CartProblem[] {
  return problems.map((problem) =>
    String(problem.code) === 'PARENT_LINE_INVALID_REFERENCE' && apiVersion < INVALID_REFERENCE_SINCE
      ? { ...problem, code: 'PARENT_LINE_NOT_FOUND' as string as CartProblem['code'] }
      : problem,
  );
}

/** Errors of a note, measured in characters. */
export function noteProblems(note: string | null | undefined, field: readonly string[]): CartProblem[] {
  return lengthOf(note ?? '') > NOTE_MAX
    ? [{ code: 'NOTE_TOO_LONG', field, message: `The note must be at most ${NOTE_MAX} characters.` }]
    : [];
}

/** Merges the buyer: absent fields stay, null clears. */
export function mergeBuyer(before: CartBuyer, input: CartBuyerIdentityInput): CartBuyer {
  refuseInput(input.companyLocationId, 'CartBuyerIdentityInput.companyLocationId');
  refuseInput(input.preferences?.delivery?.coordinates, 'CartDeliveryPreferenceInput.coordinates');
  return {
    ...before,
    ...(input.email !== undefined && { email: input.email ? readEmail(input.email) || null : null }),
    ...(input.phone !== undefined && { phone: input.phone?.trim() || null }),
    ...(input.countryCode !== undefined && { countryCode: input.countryCode }),
    ...(input.preferences !== undefined && {
      preferences: input.preferences && {
        wallet: input.preferences.wallet ?? [],
        deliveryMethod: input.preferences.delivery?.deliveryMethod ?? [],
        pickupHandle: input.preferences.delivery?.pickupHandle ?? [],
      },
    }),
  };
}

/** Errors of a buyer's e-mail and phone. */
export function buyerProblems(input: CartBuyerIdentityInput, path: readonly string[]): CartProblem[] {
  const problems: CartProblem[] = [];
  if (input.email && !parseEmail(input.email).ok) {
    problems.push({ code: 'INVALID', field: [...path, 'email'], message: 'Email is invalid' });
  }
  if (input.phone && !PHONE.test(input.phone.trim())) {
    problems.push({ code: 'INVALID', field: [...path, 'phone'], message: 'Phone is invalid' });
  }
  return problems;
}

/** Trimmed codes, and those typed twice. */
export function readCodes(codes: readonly string[]): { codes: string[]; repeated: string[] } {
  const stored = new Map<string, string>();
  const repeated: string[] = [];
  for (const code of codes.map((typed) => typed.trim()).filter((typed) => typed !== '')) {
    const key = discountKey(code);
    if (stored.has(key)) {
      repeated.push(code);
    } else {
      stored.set(key, code);
    }
  }
  return { codes: [...stored.values()], repeated };
}

/**
 * An address to add or change. A new one gets an id.
 * @throws GraphQLError for a copy of a customer's address, which is not supported
 */
export function toAddressRequest(
  input: CartSelectableAddressInput | CartSelectableAddressUpdateInput,
): AddressRequest {
  refuseInput(input.address?.copyFromCustomerAddressId, 'CartAddressInput.copyFromCustomerAddressId');
  const text: AddressText = input.address?.deliveryAddress ?? {};
  const id = 'id' in input ? input.id : globalId('CartSelectableAddress', randomUUID());
  const parsed = parseGlobalId(id);
  return {
    id: parsed === null ? id : globalId(parsed.type, parsed.key),
    text,
    selected: input.selected ?? undefined,
    oneTimeUse: input.oneTimeUse ?? undefined,
    strict: input.validationStrategy === 'STRICT',
  };
}
