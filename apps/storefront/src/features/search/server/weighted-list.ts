/** Weights are stored in tenths. */
const PARTS = 10;

/**
 * Entry numbers with a word's weight for each. Most words belong to one entry: those have no array, which would take ten times the
 * memory.
 */
export class WeightedList {
  #first: number;
  #firstWeight: number;
  /** All after the first: a number, a weight, and so on. */
  #more: Uint32Array | null = null;
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
    if (at >= (this.#more?.length ?? 0)) {
      const more = new Uint32Array(at + (this.#count & ~1) + 2);
      if (this.#more !== null) more.set(this.#more);
      this.#more = more;
    }
    this.#put(at, number, Math.round(weight * PARTS));
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
    this.#more[at] = number;
    this.#more[at + 1] = weight;
  }
}

/** Unordered distinct numbers: four bytes each, with half as much reserved capacity. */
export class NumberList {
  #items: Uint32Array;
  #count = 1;

  constructor(first: number) {
    this.#items = new Uint32Array(1);
    this.#items[0] = first;
  }

  get size(): number {
    return this.#count;
  }

  /** Do not keep it: later changes may or may not be visible in it. */
  get values(): Uint32Array {
    return this.#items.subarray(0, this.#count);
  }

  /** @param number not in the list */
  add(number: number): void {
    if (this.#count === this.#items.length) {
      const items = new Uint32Array(this.#count + (this.#count >> 1) + 1);
      items.set(this.#items);
      this.#items = items;
    }
    this.#items[this.#count] = number;
    this.#count += 1;
  }

  remove(number: number): void {
    const at = this.values.indexOf(number);
    if (at === -1) return;
    this.#count -= 1;
    this.#items[at] = this.#items[this.#count] ?? 0;
  }
}
