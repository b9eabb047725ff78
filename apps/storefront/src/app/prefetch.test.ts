import { QueryClient } from '@tanstack/react-query'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createSampleData } from '../data/sample/sample.ts'
import { pathOf, queryOf } from '../shell/address.ts'
import type { PageModule } from '../shell/page.ts'
import { createPrefetch, preloadPage } from './prefetch.ts'

const storage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined }
const data = await createSampleData({ language: 'es', storage, session: storage })
const queryClient = new QueryClient()

const shownOf = (url: string, module: PageModule) => ({
  url,
  path: pathOf(url),
  query: queryOf(url),
  params: {},
  module,
  serial: 0,
})
const page = (more: Partial<PageModule> = {}): PageModule => ({ default: () => null, ...more })

/** A connection of the browser's, and what is fetched over it. */
function browser(connection?: { saveData?: boolean; effectiveType?: string }) {
  vi.stubGlobal('navigator', { connection })
  const preload = vi.fn(async () => undefined)
  const load = vi.fn(async (url: string) => shownOf(url, page({ preload })))
  const prefetch = createPrefetch(queryClient, () => data, load)
  const settled = () => new Promise((resolve) => setImmediate(resolve))
  return { load, preload, prefetch, settled }
}

afterEach(() => {
  vi.unstubAllGlobals()
})

const productAt = (index: number) => `/shop/products/p${index}`

describe('performance 7: pages that are fetched before they are asked for', () => {
  test('a page that can show itself by what is cached waits for nothing', async () => {
    const never = () => new Promise<void>(() => undefined)
    await preloadPage(shownOf('/', page({ preload: never, hasPreview: () => true })), queryClient, data)
  })

  test('one that cannot waits for its data, also where that fails', async () => {
    let fail: (error: Error) => void = () => undefined
    const preload = () => new Promise<void>((_, reject) => (fail = reject))
    let isDone = false
    const loading = preloadPage(shownOf('/', page({ preload, hasPreview: () => false })), queryClient, data)
    void loading.then(() => (isDone = true))
    await Promise.resolve()
    expect(isDone).toBe(false)
    fail(new Error('gone'))
    await loading
  })

  test('what stands in the window is fetched once, and leaves room for what is meant', async () => {
    const { prefetch, load, preload, settled } = browser()
    for (let index = 0; index < 30; index += 1) prefetch.inView(productAt(index))
    prefetch.inView(productAt(0))
    await settled()
    expect(load).toHaveBeenCalledTimes(12)
    expect(preload).toHaveBeenCalledTimes(12)
    for (let index = 30; index < 60; index += 1) prefetch.onIntent(productAt(index))
    expect(load).toHaveBeenCalledTimes(20)
  })

  test('a slow connection brings the code alone, one that saves data nothing', async () => {
    const slow = browser({ effectiveType: '3g' })
    slow.prefetch.inView(productAt(1))
    await slow.settled()
    expect([slow.load.mock.calls.length, slow.preload.mock.calls.length]).toEqual([1, 0])
    slow.prefetch.onIntent(productAt(1))
    await slow.settled()
    expect(slow.preload).toHaveBeenCalledTimes(1)
    const saving = browser({ effectiveType: '4g', saveData: true })
    saving.prefetch.inView(productAt(1))
    saving.prefetch.onIntent(productAt(1))
    await saving.settled()
    expect(saving.load).not.toHaveBeenCalled()
  })
})
