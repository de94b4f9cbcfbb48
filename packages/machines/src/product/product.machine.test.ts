import { type ChoiceEvent, firstChoice } from '@shop/rules/product/product-choice';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { variantGid } from '../testing/simulated-platform';
import { makeProductActor } from './make-product-actor';
import { productModel } from './product.model';

const VARIANTS = [
  { globalId: variantGid(1), title: 'S', quantity: 5 },
  { globalId: variantGid(2), title: 'M', quantity: 0 },
];

test('[PROD-07] a variant in stock can be bought, a sold-out one cannot', () => {
  const actor = makeProductActor(firstChoice({ variants: VARIANTS, variantId: variantGid(1), set: null }));
  const state = () => [actor.getSnapshot().value, actor.getSnapshot().hasTag('buyable')];
  expect(state()).toEqual(['buyable', true]);
  actor.send({ type: 'variant.choose', variantId: variantGid(2) });
  expect(state()).toEqual(['soldOut', false]);
  actor.send({ type: 'variant.choose', variantId: variantGid(1) });
  actor.send({ type: 'quantity.set', quantity: 4 });
  expect(actor.getSnapshot().context).toMatchObject({ variantId: variantGid(1), requested: 4 });
});

test('[SET-02] a set is open until it is whole; lowering opens it again', () => {
  const actor = makeProductActor(productModel.input);
  const state = () => actor.getSnapshot().value;
  expect(state()).toBe('choosing');
  actor.send({ type: 'option.raise', option: 0 });
  expect(state()).toBe('choosing');
  actor.send({ type: 'option.raise', option: 1 });
  expect(state()).toBe('buyable');
  actor.send({ type: 'option.lower', option: 1 });
  expect(state()).toBe('choosing');
  actor.send({ type: 'option.raise', option: 2 });
  expect(state()).toBe('soldOut');
});

test('[PROD-04] it goes on wherever a page got to by itself', () => {
  const event: fc.Arbitrary<ChoiceEvent> = fc.oneof(
    fc.record({
      type: fc.constantFrom('option.raise' as const, 'option.lower' as const),
      option: fc.nat({ max: 2 }),
    }),
    fc.record({ type: fc.constant('quantity.set' as const), quantity: fc.integer() }),
  );
  fc.assert(
    fc.property(fc.array(event, { maxLength: 8 }), fc.array(event, { maxLength: 8 }), (before, after) => {
      const whole = makeProductActor(productModel.input);
      for (const one of [...before, ...after]) whole.send(one);
      const first = makeProductActor(productModel.input);
      for (const one of before) first.send(one);
      const second = makeProductActor(first.getSnapshot().context);
      for (const one of after) second.send(one);
      expect(second.getSnapshot().context).toEqual(whole.getSnapshot().context);
      expect(second.getSnapshot().value).toBe(whole.getSnapshot().value);
    }),
  );
});
