import { foldText } from '#rules/text/fold-text.ts'
import type { ShopLanguage } from '#rules/text/shop-language.ts'
import type { SitePages } from '../content/pages/site-pages.service.ts'
import { onPrimary } from '../db/replicas.ts'

/** 'de' and 'el' stand in many titles. */
const leastLetters = 3

type TitledPage = Awaited<ReturnType<SitePages['titles']>>[number]

export type NamedPages = ReturnType<typeof namedPages>

/**
 * The owner's pages by the words of their titles. They are few and change seldom, and nearly every suggestion asks for
 * them: the titles of all are kept for as long as `begin` says that nothing has changed, and read each time where changes
 * are not heard.
 */
export function namedPages(sitePages: Pick<SitePages, 'titles'>, begin: () => () => boolean) {
  type Kept = { isCurrent: () => boolean; pages: Promise<TitledPage[]> }
  const kept = new Map<ShopLanguage, Kept>()

  function titles(language: ShopLanguage): Promise<TitledPage[]> {
    const known = kept.get(language)
    if (known?.isCurrent()) return known.pages
    const reading = { isCurrent: begin(), pages: onPrimary(() => sitePages.titles(language)) }
    kept.set(language, reading)
    reading.pages.catch(() => {
      if (kept.get(language) === reading) kept.delete(language)
    })
    return reading.pages
  }

  /** Published pages whose title has a word that begins with each of a text, of which the shortest count for nothing; the last written first. */
  return async (text: string, language: ShopLanguage, most: number): Promise<TitledPage[]> => {
    const words = foldText(text)
      .split(' ')
      .filter((word) => word.length >= leastLetters)
    if (words.length === 0) return []
    const holds = ({ folded }: TitledPage) => words.every((word) => ` ${folded}`.includes(` ${word}`))
    return (await titles(language)).filter(holds).slice(0, most)
  }
}
