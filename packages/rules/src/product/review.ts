/** A review of a product. */
export interface Review {
  readonly id: string;
  /** '' for none; the review slider skips those. */
  readonly title: string;
  readonly content: string;
  /** 1 to 5. */
  readonly score: number;
  readonly nickname: string;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
}
