import type { AddressParts } from '../delivery/address-parts.ts';
import type { CustomerErrorCode } from '../graphql/__generated__/resolvers.ts';

/** A customer account. Without a password it is disabled: its e-mail is not proven yet. */
export interface Customer {
  readonly id: number;
  readonly email: string;
  readonly emailKey: string;
  /** when a mail link sent to this e-mail was opened; null while unproven (ADR 74) */
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

/** Why an account request is refused, with the provider's codes. `field` is the path of the invalid input. */
export interface CustomerProblem {
  readonly code: CustomerErrorCode;
  readonly field: readonly string[] | null;
  readonly message: string;
}

/** A token as issued, once: only its hash is stored. */
export interface IssuedToken {
  readonly token: string;
  readonly expiresAt: Date;
}

/** Result of a request, or why it is refused. */
export type Outcome<T> = { readonly done: T } | { readonly problems: readonly CustomerProblem[] };

/** A refusal with one reason. */
export function refused(
  code: CustomerErrorCode,
  field: readonly string[] | null,
  message: string,
): { readonly problems: readonly CustomerProblem[] } {
  return { problems: [{ code, field, message }] };
}
