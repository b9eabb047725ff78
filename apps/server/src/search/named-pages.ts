import { isSilent } from '#rules/search/rank-products.ts'
import { type SearchKnowledge, termKey } from '#rules/search/search-terms.ts'
import { isOfOneRoot } from '#rules/search/word-stem.ts'
import { foldText } from '#rules/text/fold-text.ts'
import type { ShopLanguage } from '#rules/text/shop-language.ts'
import type { SitePages } from '../content/site-pages/site-pages.service.ts'
import { onPrimary } from '../db/replicas.ts'

/** 'de' and 'el' stand in many titles. */
const leastLetters = 3

type TitledPage = Awaited<ReturnType<SitePages['titles']>>[number]

export type NamedPages = ReturnType<typeof namedPages>

/**
 * The owner's pages by the words of their titles and of what they tell search engines. They are few and change seldom, and
 * nearly every suggestion asks for them: the titles of all are cached for as long as `begin` says that nothing has changed,
 * and read each time where changes are not heard. `knowledge` tells which words say nothing.
 */
export function namedPages(
  sitePages: Pick<SitePages, 'titles'>,
  begin: () => () => boolean,
  knowledge: () => Promise<Pick<SearchKnowledge, 'terms'>>,
) {
  type Reading = { isCurrent: () => boolean; pages: Promise<TitledPage[]> }
  const cache = new Map<ShopLanguage, Reading>()

  function titles(language: ShopLanguage): Promise<TitledPage[]> {
    const known = cache.get(language)
    if (known?.isCurrent()) return known.pages
    const reading = { isCurrent: begin(), pages: onPrimary(() => sitePages.titles(language)) }
    cache.set(language, reading)
    reading.pages.catch(() => {
      if (cache.get(language) === reading) cache.delete(language)
    })
    return reading.pages
  }

  /** The words of a text that may tell of a page: 'quiero' of 'quiero trabajar' does not; all where none would. */
  async function tellingWords(text: string): Promise<string[]> {
    const words = foldText(text)
      .split(' ')
      .filter((word) => word.length >= leastLetters)
    if (words.length < 2) return words
    const { terms } = await knowledge()
    const isFiller = (word: string) => terms.get(termKey(word))?.some(({ meaning }) => meaning === 'filler')
    const telling = words.filter((word) => !isSilent(word) && !isFiller(word))
    return telling.length > 0 ? telling : words
  }

  /**
   * Published pages that have for each telling word of a text one that begins so or is of its root: 'trabajo' is of 'Trabaja con
   * nosotros'. The last written first.
   */
  return async (text: string, language: ShopLanguage, most: number): Promise<TitledPage[]> => {
    const words = await tellingWords(text)
    if (words.length === 0) return []
    const holds = ({ folded }: TitledPage) => {
      const own = folded.split(' ')
      return words.every((word) => own.some((each) => each.startsWith(word) || isOfOneRoot(word, each)))
    }
    return (await titles(language)).filter(holds).slice(0, most)
  }
}
