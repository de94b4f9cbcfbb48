/** Weights are stored in tenths. */
const PARTS = 10;
/** Maximum of a number in two bytes. */
const TWO_BYTES = 0xff_ff;

/** Two bytes per number, or four where one of them needs it. */
type Numbers = Uint16Array | Uint32Array;

/** As small as the numbers allow. */
export function packed(numbers: readonly number[]): Numbers {
  return numbers.every((number) => number <= TWO_BYTES)
    ? Uint16Array.from(numbers)
    : Uint32Array.from(numbers);
}

/** A copy with room for more numbers, one of which is given. */
function grown(numbers: Numbers | null, length: number, number: number): Numbers {
  const isWide = number > TWO_BYTES || numbers instanceof Uint32Array;
  const copy = isWide ? new Uint32Array(length) : new Uint16Array(length);
  if (numbers !== null) copy.set(numbers);
  return copy;
}

function holds(numbers: Numbers, number: number): boolean {
  return number <= TWO_BYTES || numbers instanceof Uint32Array;
}

/**
 * Entry numbers with a word's weight for each. Most words belong to one entry: those have no array, which would take ten times the
 * memory.
 */
export class WeightedList {
  #first: number;
  #firstWeight: number;
  /** All after the first: a number, a weight, and so on. */
  #more: Numbers | null = null;
  #count = 1;

  constructor(number: number, weight: number) {
    this.#first = number;
    this.#firstWeight = Math.round(weight * PARTS);
  }

  get size(): number {
    return this.#count;
  }

  /** @param number not in the list */
  add(number: number, weight: number): void {
    const at = (this.#count - 1) * 2;
    const parts = Math.round(weight * PARTS);
    if (at >= (this.#more?.length ?? 0)) this.#more = grown(this.#more, at + (this.#count & ~1) + 2, number);
    this.#put(at, number, parts);
    this.#count += 1;
  }

  /** The last one replaces the removed one. The list must keep at least one: the owner discards an empty list. */
  remove(number: number): void {
    const last = (this.#count - 2) * 2;
    const lastNumber = this.#more?.[last] ?? 0;
    const lastWeight = this.#more?.[last + 1] ?? 0;
    if (number === this.#first) {
      this.#first = lastNumber;
      this.#firstWeight = lastWeight;
    } else {
      let at = 0;
      while (at <= last && this.#more?.[at] !== number) at += 2;
      if (at > last) return;
      this.#put(at, lastNumber, lastWeight);
    }
    this.#count -= 1;
  }

  each(look: (number: number, weight: number) => void): void {
    if (this.#count === 0) return;
    look(this.#first, this.#firstWeight / PARTS);
    const more = this.#more;
    if (more === null) return;
    const end = (this.#count - 1) * 2;
    for (let at = 0; at < end; at += 2) look(more[at] ?? 0, (more[at + 1] ?? 0) / PARTS);
  }

  #put(at: number, number: number, weight: number): void {
    if (this.#more === null) return;
    const largest = Math.max(number, weight);
    if (!holds(this.#more, largest)) this.#more = grown(this.#more, this.#more.length, largest);
    this.#more[at] = number;
    this.#more[at + 1] = weight;
  }
}

/** Unordered distinct numbers, with half as much reserved capacity. Half of all lists have one: those have no array. */
export class NumberList {
  #items: Numbers | number;
  #count = 1;

  constructor(first: number) {
    this.#items = first;
  }

  get size(): number {
    return this.#count;
  }

  /** Do not keep it: later changes may or may not be visible in it. */
  get values(): Numbers | readonly number[] {
    const items = this.#items;
    return typeof items === 'number' ? [items].slice(0, this.#count) : items.subarray(0, this.#count);
  }

  /** @param number not in the list */
  add(number: number): void {
    const items = this.#itemsFor(number);
    items[this.#count] = number;
    this.#count += 1;
    this.#items = items;
  }

  /** The array, with room for one more number. */
  #itemsFor(number: number): Numbers {
    const items = typeof this.#items === 'number' ? packed([this.#items]) : this.#items;
    const isFull = this.#count >= items.length;
    const length = isFull ? this.#count + (this.#count >> 1) + 1 : items.length;
    return isFull || !holds(items, number) ? grown(items, length, number) : items;
  }

  remove(number: number): void {
    const at = this.values.indexOf(number);
    if (at === -1) return;
    this.#count -= 1;
    if (typeof this.#items !== 'number') this.#items[at] = this.#items[this.#count] ?? 0;
  }
}
