import { createContext, runInContext } from 'node:vm'
import { describe, expect, test, vi } from 'vitest'
import { createRemoteData } from '../data/remote/remote.ts'
import { START_SCRIPT } from './start-script.ts'

/** Runs the script in a document rendered for `rendered`, opened at `address`. */
function run(address: string, rendered = '/', layer = 'remote', theme?: string) {
  const dataset: Record<string, string> = {}
  const fetched = vi.fn()
  const head: { href?: string }[] = []
  const { origin, hash, href } = new URL(address, 'https://huella.example')
  const globals: Record<string, unknown> = {
    URL,
    location: { origin, hash, href },
    sessionStorage: {},
    localStorage: { ...(theme && { 'huella:theme': theme }) },
    fetch: fetched,
    document: {
      documentElement: { dataset },
      querySelector: () => ({
        dataset: { url: rendered, token: 'tok', layer, product: '/assets/p.js', list: '/assets/l.js' },
      }),
      createElement: () => ({}),
      head: { append: (node: object) => head.push(node) },
    },
  }
  globals.window = globals
  runInContext(START_SCRIPT, createContext(globals))
  return {
    hidden: 'deep' in dataset,
    theme: dataset.theme,
    asked: fetched.mock.calls[0]?.[0],
    code: head[0]?.href,
  }
}

describe('the script before the first paint', () => {
  test('weighs less than 1 kB', () => {
    expect(Buffer.byteLength(START_SCRIPT)).toBeLessThan(1000)
  })

  test('sets the look that was chosen', () => {
    expect(run('/', '/', 'remote', 'dark').theme).toBe('dark')
    expect(run('/').theme).toBeUndefined()
  })

  test('leaves a page that is the one asked for, in any language', () => {
    expect(run('/')).toMatchObject({ hidden: false, asked: undefined, code: undefined })
    expect(run('/#/?lang=ru').hidden).toBe(false)
    expect(run('/shop/#/shop', '/shop').hidden).toBe(false)
  })

  test('hides the home document under a deep hash and under the sample layer', () => {
    expect(run('/#/shop/cart')).toMatchObject({ hidden: true, asked: undefined, code: undefined })
    expect(run('/?data=sample').hidden).toBe(true)
    expect(run('/', '/', 'sample').hidden).toBe(true)
  })

  test('the sample layer asks for nothing', () => {
    expect(run('/?data=sample#/shop/products/x').asked).toBeUndefined()
  })

  test('asks for a product as the remote layer does', async () => {
    const asked = vi.fn(async (_url: string | URL | Request) =>
      Response.json({ error: 'NOT_FOUND' }, { status: 404 }),
    )
    const data = createRemoteData({ token: 'tok', language: 'es', fetch: asked })
    await expect(data.catalogue.getProduct('cama-x')).rejects.toThrow()
    expect(run('/#/shop/products/cama-x')).toMatchObject({
      hidden: true,
      asked: asked.mock.calls[0]?.[0],
      code: '/assets/p.js',
    })
  })
})
