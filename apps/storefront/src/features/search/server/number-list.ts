/** Numbers without an order, each once: four bytes each, and a half more of them kept free. */
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

  /** Not to be kept: what is added or removed later may or may not be seen in it. */
  get values(): Uint32Array {
    return this.#items.subarray(0, this.#count);
  }

  /** @param number one that is not in it */
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
