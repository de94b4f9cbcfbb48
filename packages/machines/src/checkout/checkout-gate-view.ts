import type { SnapshotFrom } from 'xstate';
import type { checkoutGateMachine } from './checkout-gate.machine';
import type { CheckoutStop } from './checkout-gate-context';

/** What the three buttons and the messages of a cart page draw of the gate. */
export interface CheckoutGateView {
  /** `opening`: everything is sent, the checkout opens. */
  readonly status: 'idle' | 'working' | 'opening' | 'stopped';
  readonly stop: CheckoutStop | null;
  /** It takes long enough to say that it goes on. */
  readonly isSlow: boolean;
}

/** From a snapshot of the gate to what is drawn. */
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
