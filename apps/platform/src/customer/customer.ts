import type { AddressParts } from '../delivery/address-parts.ts';
import type { CustomerErrorCode } from '../graphql/__generated__/resolvers.ts';

/** Somebody with an account. Without a password it is disabled: its e-mail was not proven yet. */
export interface Customer {
  readonly id: number;
  readonly email: string;
  readonly emailKey: string;
  /** when the link of a mail was followed that went to this e-mail; null while it may be anybody's (ADR 74) */
  readonly emailProvenAt: Date | null;
  readonly passwordHash: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  /** E.164, e.g. +81312345678 */
  readonly phone: string | null;
  readonly acceptsMarketing: boolean;
  readonly defaultAddressId: number | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** An address in a customer's book. */
export interface CustomerAddress extends AddressParts {
  readonly id: number;
  readonly customerId: number;
}

/** Why something of an account is refused, in the provider's words. `field` is the path of the input that is at fault. */
export interface CustomerProblem {
  readonly code: CustomerErrorCode;
  readonly field: readonly string[] | null;
  readonly message: string;
}

/** A token as it is handed out, once: what is kept is its hash. */
export interface IssuedToken {
  readonly token: string;
  readonly expiresAt: Date;
}

/** What came of a request, or why it is refused. */
export type Outcome<T> = { readonly done: T } | { readonly problems: readonly CustomerProblem[] };

/** A refusal with one reason. */
export function refused(
  code: CustomerErrorCode,
  field: readonly string[] | null,
  message: string,
): { readonly problems: readonly CustomerProblem[] } {
  return { problems: [{ code, field, message }] };
}
