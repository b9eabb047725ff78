import { samplePrefix } from '#storefront/shell/storage-keys.ts'

/** Where a layer keeps in the browser what the other keeps under `key`. */
export const keyOn = (layer: 'remote' | 'sample', key: string): string =>
  layer === 'sample' ? samplePrefix + key : key

/** In the address of a visit: the layer that the shop is to have been started with. */
export const layerParameter = 'test-layer'

/**
 * A script for the page, run before the shop's own: the document says with which layer the shop was started, and this
 * puts there the one that the visit's address names, for the rest of the session. That a setting writes it there is
 * tested on the server.
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
