const firstCapacity = 1024

/** An array with room for `needed` values at least, and the values of `column` at its beginning. */
export function widened<Column extends Int32Array | Uint16Array | Uint8Array>(
  column: Column,
  needed: number,
): Column {
  if (needed <= column.length) return column
  const wide = new (column.constructor as new (length: number) => Column)(
    Math.max(needed, column.length * 2, firstCapacity),
  )
  wide.set(column)
  return wide
}

/** Lists of whole numbers, of which equal ones are held once and known by one number: the empty list is 0. */
export class NumberLists {
  readonly #numbers = new Map<string, number>([['', 0]])
  #items = new Int32Array(firstCapacity)
  #ends = new Int32Array(firstCapacity)

  /** How many different lists there are. */
  get count(): number {
    return this.#numbers.size
  }

  /** The number of a list as it is written, '3,17,20'. */
  numberOf(written: string): number {
    const known = this.#numbers.get(written)
    if (known !== undefined) return known
    const number = this.#numbers.size
    const items = written.split(',').map(Number)
    const start = this.#ends[number - 1] ?? 0
    this.#items = widened(this.#items, start + items.length)
    this.#items.set(items, start)
    this.#ends = widened(this.#ends, number + 1)
    this.#ends[number] = start + items.length
    this.#numbers.set(written, number)
    return number
  }

  /** What is in a list; nobody may write into it. */
  of(number: number): Int32Array {
    return this.#items.subarray(this.#ends[number - 1] ?? 0, this.#ends[number])
  }
}

/** Values, each with a number of its own from 0 on. */
export class Numbered<Value> {
  readonly values: Value[] = []
  readonly #numbers = new Map<Value | string, number>()

  /** `key` is the same for equal values. */
  numberOf(key: Value | string, read: () => Value): number {
    const known = this.#numbers.get(key)
    if (known !== undefined) return known
    this.#numbers.set(key, this.values.length)
    return this.values.push(read()) - 1
  }

  /** Of a value that is known; -1 of any other. */
  find(key: Value | string): number {
    return this.#numbers.get(key) ?? -1
  }
}

/** The same written with numbers in the place of words: 'etapa:adulto,raza:grande' as '4,9'. */
export function numbersWritten(words: Numbered<string>, written: string): string {
  let numbers = ''
  for (const word of written.split(',')) {
    numbers += `${numbers === '' ? '' : ','}${words.numberOf(word, () => ownCopy(word))}`
  }
  return numbers
}

/** A part of a text holds on to all of it: this holds its own letters alone. */
const ownCopy = (part: string): string => Buffer.from(part).toString()
