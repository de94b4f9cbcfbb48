/** A lint fault. */
export interface SourceFault {
  /** Position in the text, from 0. */
  readonly at: number;
  /** The fault and its fix, as a sentence. */
  readonly message: string;
}
