import type { MakeRig } from '../support/rig';
import { makeCartRig } from './cart.rig';

/** How each machine that makes calls is run against the real platform and shop, by the machine's id. */
export const RIGS: Readonly<Record<string, MakeRig>> = {
  cart: makeCartRig,
};
