import type { JstDate } from '../jst-date';
import { type DayProblem, type DeliveryCircumstances, dayProblem } from './delivery-days';

/** A chosen date after a recheck. */
export interface RetainedDeliveryDate {
  /** Null: none was chosen, or it was cleared. */
  readonly date: JstDate | null;
  /** Why the date was cleared, for the notice; null if it was not. */
  readonly cleared: DayProblem | null;
}

/**
 * Keeps a chosen date only while it is available: a new line, a server response or a passed midnight clears it, with the reason, so
 * that it is never sent (DLV-07).
 */
export function retainDeliveryDate(
  chosen: JstDate | null,
  circumstances: DeliveryCircumstances,
): RetainedDeliveryDate {
  const problem = chosen === null ? null : dayProblem(chosen, circumstances);
  return problem === null ? { date: chosen, cleared: null } : { date: null, cleared: problem };
}
