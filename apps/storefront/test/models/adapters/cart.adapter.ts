import type { cartMachine } from '@shop/machines/cart/cart.machine';
import { cartModel } from '@shop/machines/cart/cart.model';
import type { CartEvent } from '@shop/machines/cart/cart-events';
import { cartView } from '@shop/machines/cart/cart-view';
import { provideCartActors } from '@shop/machines/cart/make-cart-actor';
import { cartGid, lineGid } from '@shop/machines/testing/simulated-platform';
import { TabPorts } from '@shop/machines/testing/tab-ports';
import type { CartOutcome } from '@shop/rules/cart/cart-gateway';
import type { GlobalId } from '@shop/rules/global-id';
import type { AnyActorRef, AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import type { ModelAdapter, Systems } from '../support/model-adapter';
import { CART_OPERATIONS, faultFor } from '../support/platform-faults';
import { firstVariant, verifiedGatewayOf } from '../support/shopper';

const OPERATIONS: Readonly<Record<string, readonly string[]>> = CART_OPERATIONS;

type Snapshot = SnapshotFrom<typeof cartMachine>;

/** The cart over Apollo against the platform: one plant in it, another cart for another tab. */
export async function makeCartAdapter({ platform }: Systems): Promise<ModelAdapter> {
  const { wire: variant, globalId: merchandiseGlobalId } = await firstVariant(platform, 'pachira-mini');
  const cartId = await platform.createCart(variant, 1);
  let other: GlobalId | null = null;
  // A lost cart may be an order: nothing is restored, and every add reads first.
  const ports = new TabPorts(null);
  ports.wasAtCheckout = true;
  const gateway = verifiedGatewayOf(platform, ports);

  const translate = async (event: CartEvent, { context }: Snapshot): Promise<CartEvent> => {
    switch (event.type) {
      case 'line.add':
        return { ...event, line: { ...event.line, merchandiseGlobalId } };
      case 'line.setQuantity':
      case 'line.remove':
        return { ...event, lineId: context.cart?.lines[0]?.globalId ?? event.lineId };
      case 'cart.adopt':
        other = await platform.createCart(variant, 1);
        return { ...event, cartId: other };
      default:
        return event;
    }
  };

  /** The reverse: a snapshot in the model's ids. */
  const serialize = (snapshot: Snapshot) => {
    const { context } = snapshot;
    const ids = [context.cartId, context.cart?.globalId, context.adoption?.cartId];
    const names = new Map<string, string>();
    for (const id of ids) {
      if (id) {
        names.set(id, cartGid(id === other ? 'other' : 'c'));
      }
    }
    for (const { globalId } of context.cart?.lines ?? []) {
      names.set(globalId, lineGid(1));
    }
    return [...names].reduce(
      (text, [real, made]) => text.replaceAll(real, made),
      cartModel.serialize(snapshot),
    );
  };

  return {
    machine: provideCartActors(gateway, () => ({ discountCodes: [], attributes: [] })),
    input: { ...cartModel.input, cartId },
    translate: (event, actor) => translate(event as CartEvent, actor.getSnapshot()),
    arrange: async (result, call, actor, turn) => {
      const outcome = result as CartOutcome;
      const { context }: Snapshot = actor.getSnapshot();
      await platform.clearFaults();
      if (!outcome.ok) {
        const seen = outcome.error.cart;
        if (seen !== undefined && context.cartId !== null) {
          await platform.hold(context.cartId, variant, seen.lines[0]?.quantity ?? 0);
        }
        await platform.addFault(faultFor(outcome.error.code, turn, OPERATIONS[call] ?? []));
        return;
      }
      // The model platform's state before the call; the real one may have done more than it reported.
      const added = context.adds.reduce((sum, { isSent, line }) => (isSent ? sum + line.quantity : sum), 0);
      const after = outcome.value.cart.lines[0]?.quantity ?? 0;
      const before = call === 'readCart' ? after : call === 'addLines' ? after - added : null;
      if (before !== null && context.cartId !== null) {
        await platform.hold(context.cartId, variant, before);
      }
      await platform.addFault({ latencyMs: (turn % 3) * 15, times: 1, operations: OPERATIONS[call] ?? [] });
    },
    compare: (reached, { after }) => {
      const [is, should] = [serialize(reached as Snapshot), cartModel.serialize(after as Snapshot)];
      return is === should ? null : `holds ${is}, not ${should}`;
    },
    end: async (actor, settle) => {
      await platform.clearFaults();
      await settle();
      actor.send({ type: 'cart.refresh' });
      await settle();
      const { shown, held } = await bothSides(actor, platform.linesOf.bind(platform));
      if (shown !== held) {
        throw new Error(`displayed is ${shown}, stored is ${held}`);
      }
    },
  };
}

/** The displayed state, and the platform's. */
async function bothSides(
  actor: AnyActorRef,
  linesOf: (id: GlobalId) => Promise<{ quantity: number }[] | null>,
) {
  const snapshot: Snapshot = actor.getSnapshot() as AnyMachineSnapshot;
  const { cartId } = snapshot.context;
  const lines = cartId === null ? [] : await linesOf(cartId);
  return {
    shown: cartView(snapshot)
      .lines.map(({ shownQuantity }) => shownQuantity)
      .join(),
    held: (lines ?? []).map(({ quantity }) => quantity).join(),
  };
}
