/** Facts of a piece of work: numbers, and words out of few. */
export type SpanAttributes = Readonly<Record<string, string | number | boolean>>;

/** A piece of work in a trace. */
export interface Span {
  readonly traceId: string;
  /** What is sent along, so that others' work is part of the same trace (W3C Trace Context). */
  readonly traceparent: string;
  readonly end: (attributes?: SpanAttributes, error?: unknown) => void;
}
