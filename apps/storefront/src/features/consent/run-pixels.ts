import type { Pixels } from '../../data/port/content.port.ts'
import { escapeHtml } from '../../shell/escape.ts'
import type { Allowed } from './consent.store.ts'

type Page = Pick<Document, 'createElement'> & { head: Pick<HTMLElement, 'append'> }

/**
 * Puts what the visitor allows into the head, in its order; the page's policy names it (D28). The picture that
 * stands for a pixel without scripts stands there too, within a `noscript`. It is asked for only where there are no
 * scripts: both would count a visit twice.
 */
export function runPixels(pixels: Pixels, allowed: Allowed, page: Page): void {
  const run = (entries: string[]) => {
    for (const entry of entries) {
      const script = page.createElement('script')
      script.async = false // what is loaded runs in its order
      if (/^https:\/\/\S+$/.test(entry)) script.src = entry
      else script.textContent = entry
      page.head.append(script)
    }
  }
  if (allowed.measurement) run(pixels.google)
  if (!allowed.marketing) return
  run(pixels.facebook.scripts)
  const pictures = pixels.facebook.pictures.map((address) => `<img alt="" src="${escapeHtml(address)}">`)
  if (pictures.length > 0) {
    const unscripted = page.createElement('noscript')
    unscripted.textContent = pictures.join('') // as a parser leaves it where scripts run: text that is asked for by nobody
    page.head.append(unscripted)
  }
  if (pixels.facebook.scripts.length > 0) return
  for (const address of pixels.facebook.pictures) {
    const picture = page.createElement('img')
    picture.alt = ''
    picture.src = address // it is asked for without standing in the page
  }
}
