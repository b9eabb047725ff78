import { type Metric, onCLS, onINP, onLCP } from 'web-vitals'
import { pathOf, urlOfLocation } from '../../shell/address.ts'

export type PageVitals = {
  pagina: 'inicio' | 'lista' | 'producto' | 'carro' | 'compra' | 'cuenta' | 'blog' | 'otra'
  dispositivo: 'telefono' | 'tableta' | 'computador'
  lcp?: number
  inp?: number
  cls?: number
}

/** The kind of a page by its clean path. */
export function pageKindOf(path: string): PageVitals['pagina'] {
  if (path === '/') return 'inicio'
  if (path.startsWith('/shop/products/')) return 'producto'
  if (path.startsWith('/shop/cart')) return 'carro'
  if (path.startsWith('/shop/checkout') || path.startsWith('/pago')) return 'compra'
  if (path === '/shop' || /^\/(?:shop\/(?:shop-list|category\/)|brand\/)/.test(path)) return 'lista'
  if (path.startsWith('/account')) return 'cuenta'
  return path.startsWith('/blog') ? 'blog' : 'otra'
}

/** By the shorter side of the screen, CSS pixels. */
export const deviceOf = ({ width, height }: { width: number; height: number }): PageVitals['dispositivo'] => {
  const side = Math.min(width, height)
  return side < 600 ? 'telefono' : side < 1000 ? 'tableta' : 'computador'
}

/**
 * Tells once, as the page is left or hidden, how fast it was: of which kind of page and on which kind of device, with
 * nothing that would identify anybody. Only the first page of a visit is measured, not those that are navigated to. The
 * browser has kept what happened before this code was loaded.
 */
export function tellVitals(url: string, tell: (vitals: PageVitals) => void): void {
  const measured: Pick<PageVitals, 'lcp' | 'inp' | 'cls'> = {}
  let isTold = false
  const opened = pathOf(url)
  const keep = ({ name, value }: Metric) => {
    // What comes on the pages after it is none of this one's.
    if (pathOf(urlOfLocation(location) ?? url) !== opened) return
    measured[name.toLowerCase() as keyof typeof measured] = Math.round(value * 1000) / 1000
  }
  for (const measure of [onLCP, onINP, onCLS]) measure(keep, { reportAllChanges: true })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden' || isTold || Object.keys(measured).length === 0) return
    isTold = true
    tell({ pagina: pageKindOf(opened), dispositivo: deviceOf(screen), ...measured })
  })
}
