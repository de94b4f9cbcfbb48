/** The parts of a postal address; each is optional. */
export interface AddressParts {
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly company: string | null;
  readonly phone: string | null;
  readonly zip: string | null;
  /** ISO 3166-2 code, e.g. JP-13 */
  readonly provinceCode: string | null;
  readonly city: string | null;
  readonly address1: string | null;
  readonly address2: string | null;
}
