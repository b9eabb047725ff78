type FormerSlug = (slug: string) => Promise<string | undefined>

export type FormerSlugs = {
  /** The address of the product that had one before; undefined where none had it. */
  formerSlug: FormerSlug
  /** Likewise of a category. */
  formerCategorySlug: FormerSlug
  formerBrandSlug: FormerSlug
  formerPostSlug: FormerSlug
  formerPageSlug: FormerSlug
}

/** Pages whose address is named by words, and what they were asked beside these. */
const named =
  /^(\/(?:shop\/products|shop\/category|brand|blog|pagina)\/)([a-z0-9-]+)((?:\/products)?(?:\?.*)?)$/

/** Where what stood at an address before is now, as `withRest` completes it; undefined where nothing did. */
export async function homeOf(url: string, slugs: FormerSlugs): Promise<string | undefined> {
  const [, folder = '', slug] = named.exec(url) ?? []
  const finders: Record<string, FormerSlug> = {
    '/shop/products/': slugs.formerSlug,
    '/shop/category/': slugs.formerCategorySlug,
    '/brand/': slugs.formerBrandSlug,
    '/blog/': slugs.formerPostSlug,
    '/pagina/': slugs.formerPageSlug,
  }
  const now = slug === undefined ? undefined : await finders[folder]?.(slug)
  return now === undefined ? undefined : `${folder}${now}`
}

/** A new home with what else was asked for at the former one. */
export const withRest = (home: string, url: string): string => `${home}${named.exec(url)?.[3] ?? ''}`
