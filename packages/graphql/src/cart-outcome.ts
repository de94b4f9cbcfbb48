import type { DiscountRefusal, LineWarning } from '@shop/rules/cart/cart';
import {
  type CartFailure,
  type CartFailureCode,
  INVALID_CART_ID_ERROR,
  INVALID_CHECKOUT_ID_ERROR,
} from '@shop/rules/cart/cart-errors';
import type { CartOutcome } from '@shop/rules/cart/cart-gateway';
import { shouldForgetDiscountCode } from '@shop/rules/cart/discount';
import { err, ok } from '@shop/rules/result';
import type {
  CartDetailFragment,
  CartUserErrorDetailFragment,
  CartWarningDetailFragment,
} from './__generated__/cart/graphql';
import { type Answer, list, type MalformedAnswer, optional, readAnswer, text } from './to-rules/answer';
import { toCart } from './to-rules/to-cart';
import {
  type DiscountRefusals,
  REFUSAL_OF_WARNING,
  toDiscountRefusals,
} from './to-rules/to-discount-refusals';
import { failureOfUserError, LINE_WARNING_OF } from './user-errors';

/** The payload of every cart mutation. */
export interface CartPayload {
  readonly cart: CartDetailFragment | null;
  readonly userErrors: readonly CartUserErrorDetailFragment[];
  readonly warnings: readonly CartWarningDetailFragment[];
}

/**
 * The outcome of a cart read: a missing cart is the failure `invalidCart`.
 * @param extensions the answer's `extensions`, which may explain why codes do not apply
 */
export function outcomeOfRead(
  data: { readonly cart: CartDetailFragment | null } | undefined,
  extensions?: unknown,
): CartOutcome {
  if (data === undefined || data === null || data.cart === undefined) {
    return err(malformed({ path: 'cart', expected: 'a cart or null' }));
  }
  return data.cart === null
    ? err({ code: 'invalidCart', detail: 'the platform does not know the cart' })
    : outcomeOfCart(data.cart, { warnings: new Map(), refusal: null, discountFailure: null, extensions });
}

/**
 * The outcome of a cart mutation. User errors are failures, except for discount codes sent along with another change: that change
 * was made (CART-06).
 */
export function outcomeOfPayload(payload: CartPayload | null | undefined, extensions?: unknown): CartOutcome {
  const read = readAnswer('payload', payload, (root) => {
    const present = optional(root, (answer) => answer) ?? root.fail('a payload');
    return {
      failures: list(present.at('userErrors'), readUserError),
      warnings: new Map(list(present.at('warnings'), readWarning).flat()),
      refusals: list(present.at('warnings'), readDiscountWarning).flat(),
    };
  });
  if (!read.ok) {
    return err(malformed(read.error));
  }
  const { failures, warnings, refusals } = read.value;
  const [failure] = failures.filter(({ code }) => !shouldForgetDiscountCode(code));
  const [refusedCode] = failures.filter(({ code }) => shouldForgetDiscountCode(code));
  const cart = payload?.cart;
  if (failure !== undefined || !cart) {
    return err(
      failure ?? refusedCode ?? malformed({ path: 'payload.cart', expected: 'a cart, or why none' }),
    );
  }
  const [warned = null] = refusals;
  const discountFailure = refusedCode?.code ?? (warned === null ? null : (FAILURE_OF[warned.kind] ?? null));
  const refusal = refusedCode === undefined ? warned : (REFUSAL_OF[refusedCode.code] ?? null);
  return outcomeOfCart(cart, { warnings, refusal, discountFailure, extensions });
}

/** A cart read without a cart carries the specification's marker, for logs (CART-04). */
export function asCartRead(outcome: CartOutcome): CartOutcome {
  return marked(outcome, INVALID_CHECKOUT_ID_ERROR);
}

/** A discount call without a cart carries the specification's marker, for logs (CART-06). */
export function asDiscountChange(outcome: CartOutcome): CartOutcome {
  return marked(outcome, INVALID_CART_ID_ERROR);
}

function marked(outcome: CartOutcome, marker: string): CartOutcome {
  return outcome.ok ? outcome : err({ ...outcome.error, detail: `${marker}: ${outcome.error.detail}` });
}

/** The rest of an answer beside its cart. */
interface BesideCart {
  readonly warnings: ReadonlyMap<string, LineWarning>;
  /** Why a code does not apply; the answer does not name the code. */
  readonly refusal: DiscountRefusal | null;
  readonly discountFailure: CartFailureCode | null;
  readonly extensions: unknown;
}

function outcomeOfCart(
  wire: CartDetailFragment,
  { warnings, refusal, discountFailure, extensions }: BesideCart,
): CartOutcome {
  const refusals = withRefusal(toDiscountRefusals(extensions), wire.discountCodes, refusal);
  const cart = toCart(wire, warnings, refusals);
  if (!cart.ok) {
    return err(malformed(cart.error));
  }
  const known = new Set(wire.lines.nodes.flatMap(({ id, merchandise }) => [id, merchandise.id]));
  return ok({
    cart: cart.value,
    warnings: [...warnings].flatMap(([target, warning]) => (known.has(target) ? [] : [warning])),
    discountFailure,
  });
}

/** The refusal reason of a user error about a code. */
const REFUSAL_OF: Partial<Record<CartFailureCode, DiscountRefusal>> = {
  discountMissing: { kind: 'notFound' },
  discountAlreadyUsed: { kind: 'usedByCustomer' },
  discountAlreadyApplied: { kind: 'alreadyApplied' },
};

/** The failure of a warning about a code, for which versions before 2025-07 return a user error. */
const FAILURE_OF: Partial<Record<DiscountRefusal['kind'], CartFailureCode>> = {
  notFound: 'discountMissing',
  usedByCustomer: 'discountAlreadyUsed',
};

/**
 * Neither a user error nor a warning names its code. The reason is assigned if exactly one code does not apply without its own reason.
 */
function withRefusal(
  refusals: DiscountRefusals,
  codes: CartDetailFragment['discountCodes'],
  refusal: DiscountRefusal | null,
): DiscountRefusals {
  if (refusal === null || !Array.isArray(codes)) return refusals;
  const unexplained = codes.filter(({ code, applicable }) => !applicable && !refusals.has(code));
  const [only, ...others] = unexplained;
  return only === undefined || others.length > 0 ? refusals : new Map([...refusals, [only.code, refusal]]);
}

function readUserError(error: Answer<CartUserErrorDetailFragment>): CartFailure {
  const message = text(error.at('message'));
  return {
    code: failureOfUserError({
      message,
      code: optional(error.at('code'), ({ value }) => value),
      field: optional(error.at('field'), (field) => list(field, text)),
    }),
    detail: message,
  };
}

function readWarning(warning: Answer<CartWarningDetailFragment>): [target: string, warning: LineWarning][] {
  // A live store may return codes newer than the pinned schema.
  const meaning = LINE_WARNING_OF[warning.at('code').value] ?? null;
  return meaning === null ? [] : [[text(warning.at('target')), meaning]];
}

function readDiscountWarning(warning: Answer<CartWarningDetailFragment>): readonly DiscountRefusal[] {
  const refusal = REFUSAL_OF_WARNING[warning.at('code').value];
  return refusal === undefined ? [] : [refusal];
}

function malformed({ path, expected }: MalformedAnswer): CartFailure {
  return { code: 'malformedAnswer', detail: `${path}: expected ${expected}` };
}
