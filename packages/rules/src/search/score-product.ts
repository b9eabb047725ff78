import { slipsOf, typoDistance } from './likely-word.ts'
import { rootOf, wordStem } from './word-stem.ts'

/** A product as the search weighs it; texts as `searchText` writes them. */
export type SearchedProduct = {
  id: number
  /** As it is spelled, in lower case. */
  spelled: string
  name: string
  /** Names of its categories. */
  categories: string
  /** What kind of thing it is, with its brand. */
  tags: string
  /** The values of its features. */
  facts: string
  /** What is said of it. */
  about: string
  sold: number
}

/** What a part of a product says about what it is, 10 the most. */
const worth = {
  head: 10,
  name: 8,
  forWhom: 7,
  tags: 6,
  categories: 5,
  facts: 5.5,
  mention: 4,
  about: 1.5,
} as const
type Part = keyof typeof worth

/** A thing that has a word only so far is not that thing: 'correa con freno'. */
export const mostOfMention = worth.mention
/** What a word of its name is worth at most, behind the one that says what it is. */
export const mostOfName = worth.name
/** What a word of its category is worth at most: other things are in there too. */
export const mostOfCategory = worth.categories
/** What a word of its description is worth at most. */
export const mostOfAbout = worth.about

/** What a word is worth that it need not have, such as the vehicle's: more than the difference of singular and plural. */
const worthOfBonus = 1

/** How well words match: the word itself, but for an accent, of its number or gender, of its root, beginning so, a slip of the pen. */
const quality = {
  whole: 1,
  unaccented: 0.97,
  stem: 0.95,
  synonym: 0.85,
  root: 0.8,
  beginning: 0.55,
  slip: 0.5,
  other: 0.55,
} as const

/** A word that a product has, with what the best of its places says. */
type Token = { word: string; stem: string; worth: number }

/** One thing that is asked for; `terms` are stems of what shoppers also call it. */
export type Asked = {
  word: string
  spelled: string
  terms: readonly (readonly string[])[]
  isLast: boolean
  maySlip: boolean
}

export type Scored = {
  product: SearchedProduct
  /** 0 to 10 and what the name adds. */
  score: number
  /** What it has of the word that it has least of, and of that which it has most of. */
  least: number
  most: number
  /** Whether its name has the words one after another. */
  hasPhrase: boolean
}

/** Texts stand between spaces. */
export type Tokenized = {
  product: SearchedProduct
  tokens: readonly Token[]
  spelled: string
  name: string
}

const parted = new WeakMap<SearchedProduct, Tokenized>()

/** A product with its words, which are parted once as long as the same product is asked for. */
export function tokenized(product: SearchedProduct): Tokenized {
  const known = parted.get(product)
  if (known) return known
  const made: Tokenized = {
    product,
    tokens: tokensOf(product),
    spelled: ` ${product.spelled} `,
    name: ` ${product.name} `,
  }
  parted.set(product, made)
  return made
}

/** What is asked for, with what its words are compared by: asked once of the word, and not of every word of every product. */
export type Sought = Asked & {
  stem: string
  hasDigit: boolean
  /** What a word of its root begins with; null for a word that is shorter. */
  root: string | null
  /** As it stands in a text between spaces. */
  between: string
}

export const sought = (asked: Asked): Sought => ({
  ...asked,
  stem: wordStem(asked.word),
  hasDigit: /\d/.test(asked.word),
  root: rootOf(asked.word),
  between: ` ${asked.spelled} `,
})

/** Whether a product has a word as it is written, or what shoppers also call it. */
export const hasWord = (asked: Sought, { tokens }: Tokenized): boolean =>
  tokens.some((token) => match(asked, token, 0) > 0) ||
  asked.terms.some((term) => term.every((stem) => worthOf(stem, tokens) > 0))

/** How well a product is what the words ask for; `bonus` are stems of words that it need not have. */
export function scoreProduct(
  read: Tokenized,
  asked: readonly Sought[],
  { phrases, bonus = [] }: { phrases: readonly string[]; bonus?: readonly string[] },
): Scored {
  const { product, tokens, name } = read
  const points = asked.map((each) => pointsOf(each, read))
  const mean = points.reduce((sum, each) => sum + each, 0) / (points.length || 1)
  const phrase = Math.max(...phrases.map((text) => inName(text, name)))
  const extra = bonus.filter((wanted) => tokens.some(({ stem }) => stem === wanted))
  return {
    product,
    score: mean + phrase * 0.5 + extra.length * worthOfBonus,
    least: Math.min(...points, worth.head),
    most: Math.max(...points, 0),
    hasPhrase: asked.length > 1 && phrase > 0,
  }
}

/** How a name between spaces has words one after another: 2 at its beginning, 1 further on. */
function inName(text: string, name: string): number {
  if (text === '' || !name.includes(` ${text} `)) return 0
  return name.startsWith(` ${text} `) ? 2 : 1
}

function pointsOf(asked: Sought, { tokens, spelled }: Tokenized): number {
  const slips = asked.maySlip ? slipsOf(asked.word.length) : 0
  let best = 0
  for (const token of tokens) {
    // It is worth no more than its place.
    if (token.worth <= best) continue
    const how = match(asked, token, slips)
    if (how > 0) best = Math.max(best, token.worth * (how === 1 ? spelling(asked, spelled) : how))
  }
  if (worth.head * quality.synonym <= best) return best
  for (const term of asked.terms) {
    let least: number = worth.head
    for (const stem of term) least = Math.min(least, worthOf(stem, tokens))
    best = Math.max(best, least * quality.synonym)
  }
  return best
}

/** What the best place of a stem says; 0 where the product has it not. */
function worthOf(stem: string, tokens: readonly Token[]): number {
  let most = 0
  for (const token of tokens) if (token.stem === stem && token.worth > most) most = token.worth
  return most
}

function match({ word, isLast, stem, hasDigit, root }: Sought, token: Token, slips: number): number {
  if (token.word === word) return quality.whole
  if (hasDigit) return token.word.startsWith(word) && word.length > 3 ? quality.beginning : 0
  if (token.stem === stem) return quality.stem
  if (word.length > 2 && isLast && token.word.startsWith(word)) return quality.beginning
  if (root !== null && token.word.startsWith(root)) return quality.root
  if (slips > 0 && typoDistance(word, token.word, slips) <= slips) return quality.slip
  return 0
}

/** Who writes an accent means it; who writes none may mean one. */
function spelling({ spelled, word, between }: Sought, name: string): number {
  if (name.includes(between)) return quality.whole
  return spelled === word ? quality.unaccented : quality.other
}

const limits: Record<string, Part> = { para: 'forWhom', con: 'mention', sin: 'mention', tipo: 'mention' }

function tokensOf({ name, categories, tags, facts, about }: SearchedProduct): Token[] {
  const tokens = new Map<string, Token>()
  const add = (word: string, part: Part) => {
    const known = tokens.get(word)
    if (!known) tokens.set(word, { word, stem: wordStem(word), worth: worth[part] })
    else if (known.worth < worth[part]) known.worth = worth[part]
  }
  const addAll = (text: string, part: Part) => {
    for (const word of text.split(' ')) if (word) add(word, part)
  }
  let part: Part = 'head'
  for (const word of name.split(' ')) {
    part = limits[word] ?? part
    add(word, part)
    if (part === 'head') part = 'name'
  }
  addAll(categories, 'categories')
  addAll(tags, 'tags')
  addAll(facts, 'facts')
  addAll(about, 'about')
  return [...tokens.values()]
}
