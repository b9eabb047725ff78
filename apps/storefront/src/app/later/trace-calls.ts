export type BrowserSpan = {
  traza: string
  tramo: string
  llamada: string
  /** In ms since 1970. */
  inicio: number
  duracion: number
  /** 0 where nothing answered. */
  estado: number
}

/** Told together: at most so many, and not later than after so many ms. */
const most = 50
const patience = 5000

const hex = (bytes: number) =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')

/** Gives each call a trace of its own, which the server goes on with, and tells how long it took here. */
export function traceCalls(tell: (spans: BrowserSpan[]) => void): void {
  const plain = globalThis.fetch
  const spans: BrowserSpan[] = []
  const flush = () => {
    if (spans.length > 0) tell(spans.splice(0))
  }
  const add = (span: BrowserSpan) => {
    if (spans.length === 0) setTimeout(flush, patience)
    if (spans.push(span) >= most) flush()
  }
  globalThis.fetch = async (input, init) => {
    const [, llamada] = /^\/api\/([\w/-]+)/.exec(String(input)) ?? []
    if (!llamada) return plain(input, init)
    const [traza, tramo] = [hex(16), hex(8)]
    const headers = new Headers(init?.headers)
    headers.set('traceparent', `00-${traza}-${tramo}-01`)
    const start = performance.now()
    const ended = (estado: number) =>
      add({
        traza,
        tramo,
        llamada,
        inicio: performance.timeOrigin + start,
        duracion: performance.now() - start,
        estado,
      })
    try {
      const response = await plain(input, { ...init, headers })
      ended(response.status)
      return response
    } catch (error) {
      // What the page gave up itself has not failed.
      if (!init?.signal?.aborted) ended(0)
      throw error
    }
  }
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flush()
  })
}
