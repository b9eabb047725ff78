const firstCapacity = 1024

/** An array with room for `needed` values at least, and the values of `column` at its beginning. */
export function widened<Column extends Int32Array | Uint16Array | Uint8Array>(
  column: Column,
  needed: number,
): Column {
  if (needed <= column.length) return column
  const wide = new (column.constructor as new (length: number) => Column)(
    Math.max(needed, column.length + (column.length >> 2), firstCapacity),
  )
  wide.set(column)
  return wide
}

/** The first `size` values, in no more memory than they take. */
export const trimmed = <Column extends Int32Array | Uint16Array | Uint8Array>(
  column: Column,
  size: number,
): Column => (size === column.length ? column : (column.slice(0, size) as Column))

/** What `NumberLists` holds: what is in its lists, and where each of them ends. */
export type ListsState = { items: Int32Array; ends: Int32Array }

/** Lists of whole numbers, of which equal ones are held once and known by one number: the empty list is 0. */
export class NumberLists {
  /** How many different lists there are. */
  count = 1
  #items: Int32Array = new Int32Array(firstCapacity)
  #ends: Int32Array = new Int32Array(firstCapacity)
  /** The number of each list, in the first place free from where its hash is on; 0 in the free ones, half of all at least. */
  #numbers = new Int32Array(firstCapacity)

  static of({ items, ends }: ListsState): NumberLists {
    const lists = new NumberLists()
    lists.#items = items
    lists.#ends = ends
    lists.count = ends.length
    lists.#sort()
    return lists
  }

  /** No more than what is in use: it is written over once a list is added. */
  get state(): ListsState {
    return {
      items: this.#items.subarray(0, this.#ends[this.count - 1]),
      ends: this.#ends.subarray(0, this.count),
    }
  }

  numberOf(list: ArrayLike<number>): number {
    if (list.length === 0) return 0
    const at = this.#placeOf(list)
    const known = this.#numbers[at] ?? 0
    if (known !== 0) return known
    const number = this.count
    const start = this.#ends[number - 1] ?? 0
    this.#items = widened(this.#items, start + list.length)
    this.#items.set(list, start)
    this.#ends = widened(this.#ends, number + 1)
    this.#ends[number] = start + list.length
    this.#numbers[at] = number
    this.count += 1
    if (this.count * 2 > this.#numbers.length) this.#sort()
    return number
  }

  /** What is in a list; nobody may write into it. */
  of(number: number): Int32Array {
    return this.#items.subarray(this.#ends[number - 1] ?? 0, this.#ends[number])
  }

  /** By the number of each list: 1 where one of `wanted` is in it. Lists lie one behind the other, and are read in that order. */
  having(wanted: readonly number[]): Uint8Array {
    const having = new Uint8Array(this.count)
    const isWanted = new Uint8Array(Math.max(0, ...wanted) + 1)
    for (const item of wanted) if (item >= 0) isWanted[item] = 1
    let at = 0
    for (let number = 1; number < this.count; number += 1) {
      const end = this.#ends[number] ?? 0
      for (; at < end; at += 1) if (isWanted[this.#items[at] ?? 0] === 1) having[number] = 1
    }
    return having
  }

  /** No more memory than what is in it takes. */
  trim(): void {
    this.#items = trimmed(this.#items, this.#ends[this.count - 1] ?? 0)
    this.#ends = trimmed(this.#ends, this.count)
  }

  #placeOf(list: ArrayLike<number>): number {
    const last = this.#numbers.length - 1
    let at = hashOf(list) & last
    for (;;) {
      const number = this.#numbers[at] ?? 0
      if (number === 0 || this.#isEqual(number, list)) return at
      at = (at + 1) & last
    }
  }

  #isEqual(number: number, list: ArrayLike<number>): boolean {
    const start = this.#ends[number - 1] ?? 0
    if ((this.#ends[number] ?? 0) - start !== list.length) return false
    for (let at = 0; at < list.length; at += 1) if (this.#items[start + at] !== list[at]) return false
    return true
  }

  /** All lists into places of which three quarters are free. */
  #sort(): void {
    this.#numbers = new Int32Array(Math.max(firstCapacity, 2 ** Math.ceil(Math.log2(this.count * 4))))
    for (let number = 1; number < this.count; number += 1) {
      this.#numbers[this.#placeOf(this.of(number))] = number
    }
  }
}

/** FNV-1a of whole numbers in the place of bytes. */
function hashOf(list: ArrayLike<number>): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < list.length; at += 1) hash = Math.imul(hash ^ (list[at] ?? 0), 0x01000193)
  return (hash ^ (hash >>> 15)) >>> 0
}

/** Values in the order of their numbers, and what each is known by. */
export type NumberedState<Value> = { keys: (Value | string)[]; values: Value[] }

/** Values, each with a number of its own from 0 on. */
export class Numbered<Value> {
  readonly values: Value[] = []
  readonly #numbers = new Map<Value | string, number>()

  /** The same values under the same numbers; `keys` as `state` has them. */
  static of<Value>({ keys, values }: NumberedState<Value>): Numbered<Value> {
    const numbered = new Numbered<Value>()
    keys.forEach((key, at) => {
      numbered.numberOf(key, () => values[at] as Value)
    })
    return numbered
  }

  get state(): NumberedState<Value> {
    return { keys: [...this.#numbers.keys()], values: this.values }
  }

  /** `key` is the same for equal values. */
  numberOf(key: Value | string, read: () => Value): number {
    const known = this.#numbers.get(key)
    if (known !== undefined) return known
    this.#numbers.set(key, this.values.length)
    return this.values.push(read()) - 1
  }

  /** The number of a value; -1 where it is not known. */
  find(key: Value | string): number {
    return this.#numbers.get(key) ?? -1
  }
}

/** Numbers in the place of words written with commas: [4, 9] for 'etapa:adulto,raza:grande'. */
export function wordNumbers(words: Numbered<string>, written: string | null): number[] {
  return written ? written.split(',').map((word) => words.numberOf(word, () => ownCopy(word))) : []
}

/** A part of a text holds on to all of it: this holds its own letters alone. */
const ownCopy = (part: string): string => Buffer.from(part).toString()
