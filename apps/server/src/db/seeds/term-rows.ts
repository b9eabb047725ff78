import type { Demo } from '#demo/data/translations/demo-in.ts'
import type { DemoLanguage } from '#demo/data/translations/types.ts'
import type { DemoProduct } from '#demo/data/types.ts'
import { wordsOfFacts } from '#rules/catalogue/product-facts.ts'
import { isWord, termKey } from '#rules/text/terms.ts'

/** A Spanish word with its translation; `of` is the name that it is a value of. */
type Said = { term: string; translation: string; of?: string }

/**
 * The dictionary of a language: what the demonstration's products share, by the Spanish word. Where a value of one name is
 * translated otherwise than the same word elsewhere, it has a row more, under the word and that name (`termKey`).
 */
export function termRows(spanish: Demo, demo: Demo, language: DemoLanguage) {
  // Names come first: they have nothing to tell them apart by.
  const said = [...wordsOf(spanish, demo)].toSorted(
    (a, b) => Number(a.of !== undefined) - Number(b.of !== undefined),
  )
  return rowsOf(said, language)
}

/** The same as shops have it that were given it before names came first: 'Largo' is the 'Long' of hair, and no length. */
export const formerTermRows = (spanish: Demo, demo: Demo, language: DemoLanguage) =>
  rowsOf([...wordsOf(spanish, demo)], language)

function rowsOf(said: readonly Said[], language: DemoLanguage) {
  const known = new Map<string, string>()
  for (const { term, translation, of } of said) {
    if (term === translation && !isWord(term)) continue
    const first = known.get(term)
    if (first === undefined) known.set(term, translation)
    else if (first !== translation && of !== undefined) known.set(termKey(term, of), translation)
  }
  return [...known].map(([term, translation]) => ({ language, term, translation }))
}

function* wordsOf(spanish: Demo, demo: Demo): Generator<Said> {
  yield* zipped(spanish.brands, demo.brands, ({ country }) => country)
  yield* zipped(spanish.brandModels, demo.brandModels, ({ name }) => name)
  yield* zipped(spanish.extraData, demo.extraData, ({ label }) => label)
  yield* zipped(conditionsOf(spanish), conditionsOf(demo), ({ text }) => text)
  yield* zipped(spanish.engineWords, demo.engineWords, (word) => word)
  for (const [index, { name, terms }] of spanish.attributes.entries()) {
    const own = demo.attributes[index]
    if (!own) continue
    yield { term: name, translation: own.name }
    for (const said of zipped(terms, own.terms, (term) => term.name)) yield { ...said, of: name }
  }
  for (const [index, product] of spanish.products.entries()) {
    const translated = demo.products[index]
    if (translated) yield* wordsOfProduct(product, translated)
  }
}

const conditionsOf = ({ fitments }: Demo) => [...fitments.values()].flatMap(({ conditions }) => conditions)

function* wordsOfProduct(spanish: DemoProduct, product: DemoProduct): Generator<Said> {
  yield* zipped(spanish.specification, product.specification, ({ group }) => group)
  yield* zipped(spanish.options, product.options, ({ name }) => name)
  yield* pairs(spanish.features, product.features)
  for (const [index, { entries }] of spanish.specification.entries())
    yield* pairs(entries, product.specification[index]?.entries ?? [])
  yield* zipped(wordsIn(spanish), wordsIn(product), (word) => word)
  for (const [index, { name, values }] of spanish.options.entries())
    for (const said of zipped(values, product.options[index]?.values ?? [], (value) => value.name))
      yield { ...said, of: name }
}

const wordsIn = ({ facts }: DemoProduct) => (facts ? wordsOfFacts(facts) : [])

type Pair = { name: string; value: string }

function* pairs(spanish: readonly Pair[], translated: readonly Pair[]): Generator<Said> {
  for (const [index, { name, value }] of spanish.entries()) {
    const own = translated[index]
    if (!own) continue
    yield { term: name, translation: own.name }
    yield { term: value, translation: own.value, of: name }
  }
}

function* zipped<Row>(
  spanish: readonly Row[],
  translated: readonly Row[],
  read: (row: Row) => string,
): Generator<Said> {
  for (const [index, row] of spanish.entries()) {
    const own = translated[index]
    if (own) yield { term: read(row), translation: read(own) }
  }
}
