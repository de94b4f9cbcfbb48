import type { JstDate } from '../jst-date';
import { type DayProblem, type DeliveryCircumstances, dayProblem } from './delivery-days';

/** What is left of a chosen date when the circumstances are looked at again. */
export interface RetainedDeliveryDate {
  /** Null: nothing was chosen, or it was cleared. */
  readonly date: JstDate | null;
  /** Why the date was cleared, for the notice that goes with it; null when nothing was. */
  readonly cleared: DayProblem | null;
}

/**
 * Keeps a chosen date only while it can be delivered on: a line that was added, a server's answer or a midnight that
 * passed clears it, with its reason, so that it is never sent (DLV-07).
 */
export function retainDeliveryDate(
  chosen: JstDate | null,
  circumstances: DeliveryCircumstances,
): RetainedDeliveryDate {
  const problem = chosen === null ? null : dayProblem(chosen, circumstances);
  return problem === null ? { date: chosen, cleared: null } : { date: null, cleared: problem };
}
