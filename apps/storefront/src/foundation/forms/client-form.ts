/** A form that has its machine. */
export interface ClientForm {
  /** Sends what is written in it. */
  readonly submit: () => void;
}
