import { LRUCache } from 'lru-cache'
import type { Config } from '../../config.ts'
import type { PageRenderer } from './page-storefront.ts'

/** Which page a request asks for: what it reads of the address, its language, and the key that it is cached under. */
export type PageAddress = {
  url: string
  language: Config['defaultLanguage']
  key: string
}

type PageRequest = { url: string; headers: { 'accept-language'?: string | undefined } }

/** In characters of what was asked and of what it means, all together. */
const mostCharacters = 4_000_000
/** About what an entry weighs beside its texts. */
const charactersOfEntry = 200

/** Reads which page is asked for, and remembers what was read: the same few addresses come again and again. */
export class PageAddresses {
  readonly #languages: Pick<Config, 'defaultLanguage' | 'storeLanguage'>
  readonly #read = new LRUCache<string, PageAddress>({
    maxSize: mostCharacters,
    sizeCalculation: ({ url, key }, requestKey) =>
      requestKey.length + url.length + key.length + charactersOfEntry,
  })

  constructor(languages: Pick<Config, 'defaultLanguage' | 'storeLanguage'>) {
    this.#languages = languages
  }

  /** What `read` answered before, if it is still known. */
  known(request: PageRequest): PageAddress | undefined {
    return this.#read.get(requestKeyOf(request))
  }

  read(request: PageRequest, page: PageRenderer): PageAddress {
    const { defaultLanguage, storeLanguage } = this.#languages
    const preferred = page.tagsOfHeader(request.headers['accept-language'] ?? '')
    const url = page.canonicalUrl(request.url)
    const language = page.chooseLanguage({
      query: page.queryOf(request.url).get('lang'),
      stored: null,
      preferred,
      // Who prefers nothing, or takes anything, is given the shop's own.
      fallback: preferred.length > 0 ? defaultLanguage : storeLanguage,
    })
    const address = { url, language, key: `page ${language} ${url}` }
    this.#read.set(requestKeyOf(request), address)
    return address
  }
}

/** An address holds no space, so that no header can pass for part of it. */
const requestKeyOf = ({ url, headers }: PageRequest): string => `${url} ${headers['accept-language'] ?? ''}`
