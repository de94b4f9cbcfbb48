/** Checked buyer and address. `zip` is seven digits, `phone` digits only. */
export interface Contact {
  readonly email: string;
  readonly lastName: string;
  readonly firstName: string;
  readonly zip: string;
  /** ISO 3166-2 code, e.g. JP-13 */
  readonly provinceCode: string;
  readonly city: string;
  readonly address1: string;
  readonly address2: string;
  readonly phone: string;
}
