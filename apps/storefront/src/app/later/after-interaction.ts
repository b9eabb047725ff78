import { startedLayer } from '../../shell/started-layer.ts'
import type { PageState } from '../page-state.ts'
import { prefetchInView } from './prefetch-in-view.ts'

/** What nobody waits for: begins when the browser is idle after the first interaction. `url` is what was opened. */
export function afterInteraction(
  prefetch: (url: string) => void,
  url: string,
  state: PageState | null,
): void {
  prefetchInView(prefetch)
  if (startedLayer !== 'remote' || !state) return
  // Outlives the page, brings nothing along by which somebody is known, and is not traced itself.
  const plain = globalThis.fetch
  const send = (call: string, body: object) => {
    const query = new URLSearchParams({ token_authentication: state.token })
    const headers = { 'content-type': 'application/json' }
    const init = { method: 'POST', headers, body: JSON.stringify(body), keepalive: true } as const
    plain(`/api/${call}?${query}`, { ...init, credentials: 'omit' }).catch(() => undefined)
  }
  const observe = async () => {
    const { tellVitals } = await import('./page-vitals.ts')
    tellVitals(url, (vitals) => send('vitales-pagina', vitals))
    if (!state.isTraced) return
    const { traceCalls } = await import('./trace-calls.ts')
    traceCalls((tramos) => send('tramos-navegador', { tramos }))
  }
  observe().catch(() => undefined)
}
