/** splitmix32's finisher: neighbouring numbers come out unrelated. */
export const mix = (value: number): number => {
  let x = value | 0;
  x = Math.imul(x ^ (x >>> 16), 0x21f0aaad);
  x = Math.imul(x ^ (x >>> 15), 0x735a2d97);
  return (x ^ (x >>> 15)) >>> 0;
};

/** A small seeded stream (mulberry32) that starts anew for every ad, so that ad 900,000 needs none of those before it. */
export class Random {
  private state: number;

  constructor(seed: number, index: number) {
    this.state = mix(mix(seed) + Math.imul(index + 1, 0x9e3779b1));
  }

  /** 0 ≤ x < 1 */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let t = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }

  /** 0 ≤ integer < n */
  below(n: number): number {
    return Math.floor(this.next() * n);
  }

  between(low: number, high: number): number {
    return low + this.next() * (high - low);
  }

  chance(share: number): boolean {
    return this.next() < share;
  }

  pick<T>(from: readonly T[]): T {
    return from[this.below(from.length)]!;
  }

  /** Bell-shaped around 0 with a deviation of 1, never beyond ±3. */
  bell(): number {
    return (this.next() + this.next() + this.next() + this.next() - 2) * 1.732;
  }

  /** Index of one of the weights, given as running sums. */
  weighted(sums: readonly number[]): number {
    const at = this.next() * (sums[sums.length - 1] ?? 0);
    let low = 0;
    let high = sums.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (at < sums[middle]!) high = middle;
      else low = middle + 1;
    }
    return low;
  }
}

export const runningSums = (weights: readonly number[]): number[] => {
  let sum = 0;
  return weights.map((weight) => {
    sum += weight;
    return sum;
  });
};
