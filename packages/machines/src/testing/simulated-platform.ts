import {
  CART_LINES_READ,
  type Cart,
  type CartLine,
  type LineToAdd,
  type LineWarning,
} from '@shop/rules/cart/cart';
import type { CartFailureCode } from '@shop/rules/cart/cart-errors';
import type { CartGateway, CartOutcome } from '@shop/rules/cart/cart-gateway';
import type { ProvinceCode } from '@shop/rules/delivery/prefectures';
import { encodeGlobalId, type GlobalId } from '@shop/rules/global-id';
import { err, ok } from '@shop/rules/result';
import { yen } from '@shop/rules/yen';

/** A call that the machine made and the platform has not answered. */
export interface OpenCall {
  readonly name: keyof CartGateway;
  readonly input: unknown;
  /** Carries it out without an answer: the browser will send it again. */
  readonly carryOut: () => void;
  /** Carries it out and answers; or fails, before or after carrying it out. */
  readonly answer: (failure?: CartFailureCode, isCarriedOut?: boolean) => void;
}

interface HeldLine {
  readonly id: number;
  readonly variant: number;
  quantity: number;
}

const PRICE = yen(1000);

export function cartGid(name: string): GlobalId {
  return gid(`gid://shopify/Cart/${name}?key=secret`);
}

/** An address with only a prefecture. */
export function addressIn(province: ProvinceCode): NonNullable<Cart['deliveryAddress']> {
  return { globalId: gid('gid://shopify/CartSelectableAddress/1'), province };
}

export function variantGid(variant: number): GlobalId {
  return gid(`gid://shopify/ProductVariant/${variant}`);
}

export function lineGid(line: number): GlobalId {
  return gid(`gid://shopify/CartLine/line-${line}?cart=c`);
}

function gid(plain: string): GlobalId {
  const id = encodeGlobalId(plain);
  if (!id.ok) {
    throw new Error(plain);
  }
  return id.value;
}

/**
 * An in-memory platform for the cart machine's tests. Nothing is answered until the test decides so. A call is then carried out
 * as by the hosted provider: equal lines merge, stock is clamped with a warning, unknown ids have no cart.
 */
export class SimulatedPlatform {
  readonly open: OpenCall[] = [];
  readonly log: { name: keyof CartGateway; input: unknown }[] = [];
  readonly stock = new Map<number, number>();
  carts = new Map<GlobalId, HeldLine[]>();
  province: Cart['deliveryAddress'] = null;
  attributes: Cart['attributes'] = [];
  note = '';
  /** The codes sent last; those of `knownCodes` apply, all others are refused as missing. */
  discountCodes: readonly string[] = [];
  knownCodes = new Set<string>();
  /** Codes that exist but do not apply to the cart. */
  idleCodes = new Set<string>();
  #nextCart = 1;
  #nextLine = 1;

  readonly gateway: CartGateway = {
    createCart: (input) => this.#call('createCart', input, () => this.#create(input.line)),
    restoreCart: (input) =>
      this.#call('restoreCart', input, () => {
        const id = this.seed(`made-${this.#nextCart++}`, {});
        return this.#withCart(id, (lines) => {
          for (const line of input.lines) {
            this.#add(lines, line);
          }
        });
      }),
    readCart: (input) =>
      // Only a change has warnings.
      this.#call('readCart', input, () =>
        this.#withCart(
          input.cartId,
          () => undefined,
          () => false,
        ),
      ),
    addLines: (input) =>
      this.#call('addLines', input, () =>
        this.#withCart(input.cartId, (lines) => {
          for (const line of input.lines) {
            this.#add(lines, line);
          }
        }),
      ),
    updateLines: (input) =>
      this.#call('updateLines', input, () =>
        this.#withCart(input.cartId, (lines) => {
          for (const { lineId, quantity } of input.lines) {
            const line = lines.find(({ id }) => lineGid(id) === lineId);
            if (line) {
              line.quantity = Math.min(quantity, this.#stockOf(line.variant));
            }
          }
        }),
      ),
    removeLines: (input) =>
      this.#call('removeLines', input, () =>
        this.#withCart(input.cartId, (lines) => {
          const rest = lines.filter(({ id }) => !input.lineIds.includes(lineGid(id)));
          lines.splice(0, lines.length, ...rest);
        }),
      ),
    changeDestination: (input) =>
      this.#call('changeDestination', input, () => {
        const { province, recipient = null } = input;
        this.province = {
          ...addressIn(province),
          ...(recipient !== null && { recipient }),
        };
        return this.#withCart(input.cartId, () => undefined);
      }),
    changeAttributes: (input) =>
      this.#call('changeAttributes', input, () => {
        this.attributes = input.attributes;
        return this.#withCart(input.cartId, () => undefined);
      }),
    changeNote: (input) =>
      this.#call('changeNote', input, () => {
        this.note = input.note;
        return this.#withCart(input.cartId, () => undefined);
      }),
    changeDiscountCodes: (input) =>
      this.#call('changeDiscountCodes', input, () => {
        this.discountCodes = input.discountCodes;
        const outcome = this.#withCart(input.cartId, () => undefined);
        const isRefused = input.discountCodes.some(
          (code) => !this.knownCodes.has(code) && !this.idleCodes.has(code),
        );
        return outcome.ok && isRefused
          ? ok({ ...outcome.value, discountFailure: 'discountMissing' })
          : outcome;
      }),
  };

  /** An existing cart: quantity by variant. */
  seed(name: string, quantities: Record<number, number>): GlobalId {
    const id = cartGid(name);
    this.carts.set(
      id,
      Object.entries(quantities).map(([variant, quantity]) => ({
        id: this.#nextLine++,
        variant: Number(variant),
        quantity,
      })),
    );
    return id;
  }

  /** The platform's state: quantity by variant. */
  held(id: GlobalId | null): Record<number, number> {
    return Object.fromEntries(
      (id === null ? [] : (this.carts.get(id) ?? [])).map(({ variant, quantity }) => [variant, quantity]),
    );
  }

  /** The id of the line of a variant. */
  lineOf(cart: GlobalId, variant: number): GlobalId {
    const line = this.carts.get(cart)?.find((candidate) => candidate.variant === variant);
    if (!line) {
      throw new Error(`no line of variant ${variant}`);
    }
    return lineGid(line.id);
  }

  #call(name: keyof CartGateway, input: unknown, carryOut: () => CartOutcome): Promise<CartOutcome> {
    this.log.push({ name, input });
    return new Promise((resolve) => {
      const call: OpenCall = {
        name,
        input,
        carryOut: () => void carryOut(),
        answer: (failure, isCarriedOut = false) => {
          this.open.splice(this.open.indexOf(call), 1);
          const outcome = failure === undefined || isCarriedOut ? carryOut() : undefined;
          resolve(
            failure === undefined && outcome ? outcome : err({ code: failure ?? 'rejected', detail: '' }),
          );
        },
      };
      this.open.push(call);
    });
  }

  #create(line: LineToAdd): CartOutcome {
    const id = this.seed(`made-${this.#nextCart++}`, {});
    return this.#withCart(id, (lines) => this.#add(lines, line));
  }

  #add(lines: HeldLine[], { merchandiseGlobalId, quantity }: LineToAdd): void {
    const variant = Number(/\d+$/.exec(atob(merchandiseGlobalId))?.[0]);
    const line = lines.find((candidate) => candidate.variant === variant);
    const stock = this.#stockOf(variant);
    if (line) {
      line.quantity = Math.min(line.quantity + quantity, stock);
    } else if (stock > 0) {
      lines.push({ id: this.#nextLine++, variant, quantity: Math.min(quantity, stock) });
    }
  }

  #withCart(
    id: GlobalId,
    change: (lines: HeldLine[]) => void,
    warns = (line: HeldLine, asked: number) =>
      line.quantity === this.#stockOf(line.variant) && line.quantity <= asked,
  ): CartOutcome {
    const lines = this.carts.get(id);
    if (!lines) {
      return err({ code: 'invalidCart', detail: 'no such cart' });
    }
    const asked = new Map(lines.map(({ variant, quantity }) => [variant, quantity]));
    change(lines);
    const cut = lines.filter((line) => warns(line, asked.get(line.variant) ?? 0));
    return ok({
      cart: {
        ...simulatedCart(
          id,
          lines.map((line) => ({ ...line, stock: this.#stockOf(line.variant), isCut: cut.includes(line) })),
          this.province,
        ),
        attributes: this.attributes,
        note: this.note,
        discountCodes: this.discountCodes.map((code) => ({ code, applicable: this.knownCodes.has(code) })),
      },
      warnings: [],
      discountFailure: null,
    });
  }

  #stockOf(variant: number): number {
    return this.stock.get(variant) ?? 100;
  }
}

/** A line of the cart that the simulated platform returns. */
export interface SimulatedLine {
  readonly id: number;
  readonly variant: number;
  readonly quantity: number;
  readonly stock: number;
  readonly isCut: boolean;
}

/** A whole cart of such lines, at 1,000 yen a piece. */
export function simulatedCart(
  id: GlobalId,
  lines: readonly SimulatedLine[],
  deliveryAddress: Cart['deliveryAddress'] = null,
): Cart {
  const total = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return {
    globalId: id,
    webUrl: 'https://shop.example/checkout',
    subtotalPrice: yen(total * PRICE),
    totalPrice: yen(total * PRICE),
    checkoutChargeAmount: yen(total * PRICE),
    discountAmount: yen(0),
    discountCodes: [],
    shippingPrice: null,
    lines: lines.slice(0, CART_LINES_READ).map(cartLine),
    totalQuantity: total,
    attributes: [],
    note: '',
    deliveryAddress,
  };
}

function cartLine({ id, variant, quantity, stock, isCut }: SimulatedLine): CartLine {
  const warning: LineWarning | null = stock === 0 ? 'outOfStock' : isCut ? 'notEnoughStock' : null;
  return {
    globalId: lineGid(id),
    globalProductId: gid(`gid://shopify/Product/${variant}`),
    merchandiseGlobalId: variantGid(variant),
    variantId: variant,
    handle: `plant-${variant}`,
    title: `植物 ${variant}`,
    vendor: '農園',
    variantTitle: '',
    sku: `sku-${variant}`,
    imageUrl: '',
    price: PRICE,
    totalPrice: yen(PRICE * quantity),
    quantity,
    availableQuantity: stock,
    tags: [],
    shippingPrice: null,
    warning,
  };
}
