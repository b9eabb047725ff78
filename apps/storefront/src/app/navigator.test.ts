import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { pathOf, queryOf } from '../shell/address.ts'
import type { Shown } from '../shell/navigator-context.ts'
import { createHashNavigator, type NavigationHandlers } from './navigator.ts'

/** As much of a browser as the navigation touches: one history whose entries are addresses. */
function fakeBrowser() {
  const listeners = new Map<string, () => void>()
  const location = { pathname: '/shop', search: '', hash: '' }
  const entries: string[] = ['/shop']
  const place = (address: string) => {
    const { pathname, search, hash } = new URL(address, 'https://huella.example')
    Object.assign(location, { pathname, search, hash })
  }
  const history = {
    scrollRestoration: 'auto',
    pushState(_state: unknown, _title: string, address: string) {
      entries.push(address)
      place(address)
    },
    replaceState(_state: unknown, _title: string, address: string) {
      entries[entries.length - 1] = address
      place(address)
    },
  }
  const scrollTo = vi.fn()
  vi.stubGlobal('location', location)
  vi.stubGlobal('history', history)
  vi.stubGlobal('scrollTo', scrollTo)
  vi.stubGlobal('addEventListener', (name: string, listener: () => void) => listeners.set(name, listener))
  return {
    location,
    history,
    entries,
    scrollTo,
    goTo(address: string) {
      place(address)
      listeners.get('popstate')?.()
      listeners.get('hashchange')?.()
    },
  }
}

const page = { default: () => null }

async function load(url: string, serial: number): Promise<Shown> {
  return { url, path: pathOf(url), query: queryOf(url), params: {}, module: page, serial }
}

async function shop(handlers: Partial<NavigationHandlers> = {}) {
  const reload = vi.fn()
  const navigator = createHashNavigator(await load('/shop', 0), {
    load,
    preload: async () => undefined,
    prefetch: () => undefined,
    reload,
    ...handlers,
  })
  return { navigator, reload }
}

describe('the navigation over the hash', () => {
  let browser: ReturnType<typeof fakeBrowser>
  beforeEach(() => {
    browser = fakeBrowser()
  })
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  test('a menu goes home first: home stands before the list and is never shown', async () => {
    const browser = fakeBrowser()
    const { navigator } = await shop()
    const seen: string[] = []
    navigator.subscribe(() => seen.push(navigator.shown().url))
    navigator.navigate('/shop/shop-list?idCategoria=11', { by: '/' })
    await expect.poll(() => navigator.shown().url).toBe('/shop/shop-list?idCategoria=11')
    expect(browser.entries).toEqual(['/#/shop', '/#/', '/#/shop/shop-list?idCategoria=11'])
    expect(seen).not.toContain('/')
  })

  test('a menu used at home adds no second home', async () => {
    const browser = fakeBrowser()
    const { navigator } = await shop()
    navigator.navigate('/')
    await expect.poll(() => navigator.shown().url).toBe('/')
    navigator.navigate('/shop/shop-list?idCategoria=11', { by: '/' })
    expect(browser.entries).toEqual(['/#/shop', '/#/', '/#/shop/shop-list?idCategoria=11'])
  })

  test('[S2.1] the clean address becomes its hash form, and so does each one gone to', async () => {
    const { navigator } = await shop()
    expect(browser.entries).toEqual(['/#/shop'])
    navigator.navigate('/shop/products/x?y=z')
    await expect.poll(() => navigator.shown().url).toBe('/shop/products/x?y=z')
    expect(browser.entries).toEqual(['/#/shop', '/#/shop/products/x?y=z'])
  })

  test('[S2.29] the browser restores no position', async () => {
    await shop()
    expect(browser.history.scrollRestoration).toBe('manual')
  })

  test('[S2.30] going to the address of the page reads its data again and adds no entry', async () => {
    const { navigator, reload } = await shop()
    navigator.navigate('/shop')
    expect(reload).toHaveBeenCalledOnce()
    expect(browser.entries).toEqual(['/#/shop'])
  })

  test('[S2.31] a navigation without a position scrolls to the top, one that keeps it does not', async () => {
    const { navigator } = await shop()
    navigator.navigate('/shop/cart')
    await expect.poll(() => navigator.shown().path).toBe('/shop/cart')
    expect(browser.scrollTo).toHaveBeenCalledWith({ top: 0, left: 0, behavior: 'instant' })
    browser.scrollTo.mockClear()
    navigator.navigate('/shop/cart?page=2', { keepPosition: true })
    await expect.poll(() => navigator.shown().url).toBe('/shop/cart?page=2')
    expect(browser.scrollTo).not.toHaveBeenCalled()
  })

  test('back and a typed hash are followed once', async () => {
    const loads = vi.fn(load)
    const { navigator } = await shop({ load: loads })
    browser.goTo('/#/shop/cart')
    await expect.poll(() => navigator.shown().path).toBe('/shop/cart')
    expect(loads).toHaveBeenCalledOnce()
  })

  test('an anchor leaves the page and puts its address back', async () => {
    const { navigator } = await shop()
    browser.goTo('/#main')
    expect(browser.location.hash).toBe('#/shop')
    expect(navigator.shown().path).toBe('/shop')
  })

  test('a late page never takes the place of a newer one', async () => {
    let release = () => {}
    const slow = new Promise<void>((resolve) => {
      release = resolve
    })
    const { navigator } = await shop({
      load: async (url, serial) => {
        if (url === '/shop/slow') await slow
        return load(url, serial)
      },
    })
    navigator.navigate('/shop/slow')
    navigator.navigate('/shop/fast')
    await expect.poll(() => navigator.shown().path).toBe('/shop/fast')
    release()
    await slow
    await Promise.resolve()
    expect(navigator.shown().path).toBe('/shop/fast')
    expect(navigator.pendingSince()).toBeNull()
  })

  test('a page whose code cannot be loaded is shown as such', async () => {
    const { navigator } = await shop({ load: () => Promise.reject(new Error('offline')) })
    navigator.navigate('/shop/cart')
    await expect.poll(() => navigator.shown().path).toBe('/shop/cart')
    expect(navigator.shown().module).toBeNull()
  })
})
