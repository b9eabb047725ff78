import { samplePrefix } from '#storefront/shell/storage-keys.ts'

/** Where a layer keeps in the browser what the other keeps under `key`. */
export const keyOn = (layer: 'remote' | 'sample', key: string): string =>
  layer === 'sample' ? samplePrefix + key : key

/** In the address of a visit: the layer that the shop is to have been started with. */
export const layerParameter = 'test-layer'

/**
 * A script of the page: it puts the layer that the visit's address names, in the session from then on, where the document says with which
 * one the shop was started, before the shop reads it. That a setting writes it there, the server's own tests ask.
 */
export const startOnLayer = `{
  const name = '${layerParameter}'
  const asked = new URLSearchParams(location.search).get(name)
  if (asked) sessionStorage.setItem(name, asked)
  if (sessionStorage.getItem(name) === 'sample') {
    new MutationObserver((_, observer) => {
      const facts = document.querySelector('meta[name=huella]')
      if (!facts) return
      facts.dataset.layer = 'sample'
      observer.disconnect()
    }).observe(document, { childList: true, subtree: true })
  }
}`
