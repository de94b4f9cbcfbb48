/** What a rule finds in a source. */
export interface SourceFault {
  /** Place in the text, from 0. */
  readonly at: number;
  /** What is wrong and what to do, as a sentence. */
  readonly message: string;
}
