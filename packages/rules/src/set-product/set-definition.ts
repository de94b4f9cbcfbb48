/** One plant that can be chosen for a set. */
export interface SetOption {
  readonly name: string;
  readonly image: string;
  /** Options are joined in this order (SET-02). */
  readonly sequence: number;
}

/** A product that is put together by the shopper (SET-01). */
export interface SetDefinition {
  /** How many options are chosen in all. */
  readonly itemCount: number;
  readonly options: readonly SetOption[];
}
