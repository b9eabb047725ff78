import type { Memory } from './memory.ts'

/** What a shopper asks. Each throws where the answer is not what was asked for. */
export type Requests = {
  /** 16 products of a category, with how many each filter leaves. */
  list(): Promise<void>
  /** A product whole. */
  detail(): Promise<void>
  /** What three words find, as a list with the same counts. */
  search(): Promise<void>
  /** What is offered beneath the words while they are typed. */
  suggestion(): Promise<void>
  /** A new guest orders two products, from an empty cart until the order is placed and waits for its money. */
  order(): Promise<void>
}

/** A shop that runs, with all its processes. */
export type Contestant = {
  name: string
  requests: Requests
  memory(): Memory
  stop(): Promise<void>
}

/** A product that somebody looks for. */
export type Sought = {
  id: number
  slug: string
  name: string
  /** Pesos. */
  price: number
  /** Whether it is ordered as it is, without a choice of its size or the like. */
  isPlain: boolean
}

/** What is asked for, for each contestant from its beginning: the same in the same order. */
export type Sequence = {
  /** A category by its slug. */
  category: string
  nextProduct(): Sought
  /** Two products that go into a cart. */
  nextPair(): Sought[]
  nextWords(): string
  nextBeginning(): string
}

/** All in turn, and then again. */
export function sequenceOf(products: readonly Sought[], category: string): Sequence {
  const inTurn = <Item>(items: readonly Item[]) => {
    let place = 0
    return () => {
      const item = items[place % items.length]
      if (item === undefined) throw new Error('There is nothing to ask for.')
      place += 1
      return item
    }
  }
  const nextPlain = inTurn(products.filter(({ isPlain }) => isPlain))
  const words = products.map(({ name }) => threeWords(name))
  return {
    category,
    nextProduct: inTurn(products),
    nextPair: () => [nextPlain(), nextPlain()],
    nextWords: inTurn(words),
    nextBeginning: inTurn([...new Set(products.flatMap(({ name }) => beginningsOf(name)))]),
  }
}

/** The first two and the last of a product's words: the last is its own, the others are shared by many. */
function threeWords(name: string): string {
  const words = wordsOf(name)
  return [...words.slice(0, 2), words.at(-1)].join(' ')
}

/** Two words, and the beginnings of a third: what a suggestion is asked for while somebody types. */
function beginningsOf(name: string): string[] {
  const words = wordsOf(name)
  const last = words.at(-1) ?? ''
  return [3, 4, 5].map((length) => [...words.slice(0, 1), last.slice(0, length)].join(' '))
}

const wordsOf = (name: string) => name.split(/[^\p{L}]+/u).filter((word) => word.length > 2)
