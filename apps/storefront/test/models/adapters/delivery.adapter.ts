import type { deliveryMachine } from '@shop/machines/delivery/delivery.machine';
import { deliveryModel } from '@shop/machines/delivery/delivery.model';
import type { FoundAddress, InvalidDateAnswer } from '@shop/machines/delivery/delivery-context';
import { provideDeliveryActors } from '@shop/machines/delivery/make-delivery-actor';
import { ok } from '@shop/rules/result';
import type { SnapshotFrom } from 'xstate';
import { findAddress } from '#features/delivery/browser/find-address.ts';
import { readInvalidDateProducts } from '#features/delivery/browser/read-invalid-date-products.ts';
import type { ModelAdapter, Systems } from '../support/model-adapter';

/** Accepts a date, and does not (flag `date_unavailable`). */
const [PLANT, SEEDLING] = ['pachira-mini', 'veg-minitomato'];
/** The model's product of a response. */
const MODEL_PLANT = 'plant';
/** Replaces the model's fictional postal code: Chiyoda, Tokyo. */
const SOMEWHERE = '1000001';
/** A nonexistent postal code. */
const NOWHERE = '0000000';

type Snapshot = SnapshotFrom<typeof deliveryMachine>;

let nextHandle = 1;

/** The delivery form against the shop's endpoint, which queries the platform, and the shop's own postal codes. */
export async function makeDeliveryAdapter({ platform, shopUrl }: Systems): Promise<ModelAdapter> {
  let standsFor = PLANT;
  let isFound = true;
  const seenOf = ({ context: { form, invalidHandles, cleared, stop } }: Snapshot) =>
    JSON.stringify([
      form.deliveryDate,
      form.gift.address !== '',
      invalidHandles.length > 0,
      cleared,
      stop?.kind ?? null,
    ]);

  return {
    machine: provideDeliveryActors({
      readInvalidDateProducts: async (handles, signal) => {
        const real = handles.map((handle) => (handle === MODEL_PLANT ? standsFor : PLANT));
        const answer = await readInvalidDateProducts(real, signal, shopUrl);
        return answer.ok
          ? ok(handles.filter((_handle, index) => answer.value.includes(real[index] ?? '')))
          : answer;
      },
      findAddress: (_code, signal) => findAddress(isFound ? SOMEWHERE : NOWHERE, signal, shopUrl),
    }),
    input: deliveryModel.input,
    arrange: async (result, call) => {
      await platform.clearFaults();
      if (call === 'findAddress') {
        isFound = (result as FoundAddress | null) !== null;
        return;
      }
      const outcome = result as InvalidDateAnswer;
      standsFor = outcome.ok && outcome.value.length > 0 ? SEEDLING : PLANT;
      if (!outcome.ok) {
        // Known products are not requested again; this one is new.
        standsFor = `unheard-of-${Date.now()}-${nextHandle++}`;
        await platform.addFault({ status: 503, operations: ['ProductDateFlag'] });
      }
    },
    compare: (reached, { after }) => {
      const [is, should] = [seenOf(reached as Snapshot), seenOf(after as Snapshot)];
      return is === should ? null : `holds ${is}, not ${should}`;
    },
    end: () => platform.clearFaults(),
  };
}
