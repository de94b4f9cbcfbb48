/** Body of the platform's `POST /__faults`; see apps/platform/README.md. */
export interface FaultRequest {
  readonly latencyMs?: number;
  readonly status?: number;
  readonly throttled?: boolean;
  readonly drop?: boolean | 'before' | 'after';
  readonly malformed?: boolean;
  readonly expireCarts?: boolean;
  readonly reorder?: boolean;
  readonly operations?: readonly string[];
  readonly times?: number;
}
