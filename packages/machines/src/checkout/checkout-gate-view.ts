import type { SnapshotFrom } from 'xstate';
import type { checkoutGateMachine } from './checkout-gate.machine';
import type { CheckoutStop } from './checkout-gate-context';

/** The part of the gate that the three buttons and the messages of a cart page render. */
export interface CheckoutGateView {
  /** `opening`: everything is sent, the checkout opens. */
  readonly status: 'idle' | 'working' | 'opening' | 'stopped';
  readonly stop: CheckoutStop | null;
  /** The duration justifies a message that the work continues. */
  readonly isSlow: boolean;
}

/** Derives the view from a snapshot of the gate. */
export function checkoutGateView(snapshot: SnapshotFrom<typeof checkoutGateMachine>): CheckoutGateView {
  const { stop, isSlow } = snapshot.context;
  return { status: statusOf(snapshot), stop, isSlow };
}

function statusOf(snapshot: SnapshotFrom<typeof checkoutGateMachine>): CheckoutGateView['status'] {
  if (snapshot.matches('leaving')) {
    return 'opening';
  }
  return snapshot.matches('going') ? 'working' : snapshot.matches('stopped') ? 'stopped' : 'idle';
}
