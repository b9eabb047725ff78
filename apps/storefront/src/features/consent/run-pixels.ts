import { type Pixels, pixelElements } from '#rules/shop/pixel-elements.ts'
import { escapeHtml } from '../../shell/escape.ts'
import type { Allowed } from './consent.store.ts'

type Page = Pick<Document, 'createElement'> & { head: Pick<HTMLElement, 'append'> }

/** Puts what the visitor allows into the head, in its order; the page's policy names it (D28). */
export function runPixels(pixels: Pixels, allowed: Allowed, page: Page): void {
  for (const element of pixelElements(pixels, allowed)) {
    if (element.kind === 'picture') {
      const picture = page.createElement('img')
      picture.alt = ''
      picture.src = element.src
    } else if (element.kind === 'unscripted') {
      const images = element.pictures.map((address) => `<img alt="" src="${escapeHtml(address)}">`)
      const unscripted = page.createElement('noscript')
      unscripted.textContent = images.join('') // as a parser leaves it where scripts run: text that is asked for by nobody
      page.head.append(unscripted)
    } else {
      const script = page.createElement('script')
      script.async = false // what is loaded runs in its order
      if (element.kind === 'address') script.src = element.src
      else script.textContent = element.code
      page.head.append(script)
    }
  }
}
