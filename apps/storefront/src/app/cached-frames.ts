import type { MenuItem } from '../data/port/content.port.ts'
import type { LanguageCode } from '../shell/language.ts'

/** The parts around a page as they were rendered. */
export type Frame = {
  parts: readonly Buffer[]
  /** The styles of what stands in them. */
  styles: readonly string[]
}

/** What header and footer are made of, each datum as JSON. */
type MadeOf = readonly string[]

/**
 * The frames around products, which are alike in a language as long as what they are made of is: half of the elements of
 * a product's page are its header and footer.
 */
export class CachedFrames {
  readonly #cache = new Map<LanguageCode, { madeOf: MadeOf; frame: Frame }>()

  find(language: LanguageCode, madeOf: MadeOf): Frame | undefined {
    const cached = this.#cache.get(language)
    const isAlike = cached?.madeOf.every((json, index) => json === madeOf[index])
    return isAlike ? cached?.frame : undefined
  }

  store(language: LanguageCode, madeOf: MadeOf, frame: Frame): void {
    this.#cache.set(language, { madeOf, frame })
  }
}

/** Whether header and footer say nothing of the page that they stand around: a menu marks where it leads. */
export const isFramedAlike = (path: string, menu: readonly MenuItem[] | undefined): boolean =>
  path.startsWith('/shop/products/') && menu !== undefined && !menu.some(({ url }) => url === path)
