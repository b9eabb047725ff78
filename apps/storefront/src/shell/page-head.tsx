import { createContext, useContext, useEffect } from 'react'
import { showHead } from './head-dom.ts'
import { useShopName } from './texts.tsx'

/** What a page says about itself to search engines, previews and the browser's tab. */
export type PageHead = {
  /** The shop's name is put behind it. */
  title: string
  description?: string
  /** Clean path of the page when it is not the address itself, such as a list without its filters. */
  canonical?: string
  /** Path or address of the picture of a preview. */
  image?: string
  /** What Open Graph calls the page; `website` when left out. */
  type?: 'website' | 'product' | 'article'
  /** A feed of what the page lists; in the page's language. */
  feed?: { path: string; title: string }
  /** schema.org objects, each written as a script of its own; addresses in them may be clean paths. */
  jsonLd?: object[] | undefined
  /** HTTP status on the server; 200 when left out. */
  status?: number
  /** Such as `noindex`. */
  robots?: string
}

/** Collects on the server; null in the browser, where the document is changed instead. */
export const HeadContext = createContext<{ head: PageHead | null } | null>(null)

/** Sets the head of the document; the last caller of a page wins. */
export function usePageHead(head: PageHead): void {
  const collected = useContext(HeadContext)
  const shop = useShopName()
  const title = `${head.title} | ${shop}`
  // The browser's code does without it.
  if (import.meta.env.SSR && collected) collected.head = { ...head, title }
  const { description, canonical, robots, status } = head
  useEffect(() => {
    showHead({ title, description, canonical, robots, status })
  }, [title, description, canonical, robots, status])
}
