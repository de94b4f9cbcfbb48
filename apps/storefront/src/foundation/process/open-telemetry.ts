import {
  type Attributes,
  ROOT_CONTEXT,
  type SpanContext,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TraceIdRatioBasedSampler, TracerProvider } from '@opentelemetry/sdk-trace';
import type { Tracer } from './tracing';

const KINDS = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
  internal: SpanKind.INTERNAL,
} as const;
/** Version, trace, parent, flags; an all-zero id is invalid. */
const TRACEPARENT = /^00-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})$/;
/** How long a span waits to be sent in a batch. */
const BATCH_MS = 1_000;

export interface OpenTelemetryOptions {
  readonly serviceName: string;
  /** Share of traces that is recorded, from 0 to 1: by trace id, so that all processes choose the same ones. */
  readonly ratio: number;
}

/** A tracer that can flush its pending spans. */
export interface SendingTracer extends Tracer {
  readonly flush: () => Promise<void>;
}

/**
 * Records traces by OpenTelemetry and sends them to OTEL_EXPORTER_OTLP_ENDPOINT, with OTEL_EXPORTER_OTLP_HEADERS if set. Nothing
 * is registered globally: libraries, Next among them, would write URLs with queries into traces. A visitor's sampling flag is
 * ignored.
 */
export function openTelemetry({ serviceName, ratio }: OpenTelemetryOptions): SendingTracer {
  const processor = new BatchSpanProcessor({
    exporter: new OTLPTraceExporter(),
    scheduledDelayMillis: BATCH_MS,
  });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    sampler: new TraceIdRatioBasedSampler(ratio),
    spanProcessors: [processor],
  });
  const tracer = provider.getTracer('shop');
  return {
    flush: () => provider.forceFlush(),
    begin: (name, { kind, parent, attributes = {} }) => {
      const remote = parse(parent);
      const context = remote === null ? ROOT_CONTEXT : trace.setSpanContext(ROOT_CONTEXT, remote);
      const span = tracer.startSpan(
        name,
        { kind: KINDS[kind], attributes: attributes as Attributes },
        context,
      );
      const { traceId, spanId, traceFlags } = span.spanContext();
      return {
        traceId,
        traceparent: `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`,
        end: (more = {}, error) => {
          span.setAttributes(more as Attributes);
          // The error's message may contain data that no trace should.
          if (error !== undefined) {
            span.setStatus({ code: SpanStatusCode.ERROR });
            span.setAttribute('error.type', error instanceof Error ? error.name : typeof error);
          }
          span.end();
        },
      };
    },
  };
}

function parse(parent: string | undefined): SpanContext | null {
  const [, traceId, spanId, flags] = TRACEPARENT.exec(parent ?? '') ?? [];
  if (traceId === undefined || spanId === undefined || flags === undefined) return null;
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true };
}
