import { afterAll, beforeAll, expect, test } from 'vitest'
import { isProof } from '#testing/counts.ts'
import { type FaultyShop, openFaultyShop } from '#testing/faults/faulty-shop.ts'
import { dependencies } from '#testing/faults/scenes.ts'
import type { Fault } from '#testing/faults/tcp-proxy.ts'

/** In ms: a loaded machine is slow too, and the store of pictures is asked three times, for half a minute each. */
const boundMs = 120_000

type Cell = [dependency: keyof typeof dependencies, fault: Fault]

const names = Object.keys(dependencies) as (keyof typeof dependencies)[]
const faults: Fault[] = ['slow', 'cut', 'reset', 'silent']
const all = names.flatMap((name) => faults.map((fault): Cell => [name, fault]))
/** What no other test of each run asks. */
const always: Cell[] = [
  ['database', 'reset'],
  ['pooler', 'silent'],
  ['store', 'cut'],
  ['redis', 'reset'],
]
const cells = isProof ? all : always

let shop: FaultyShop
beforeAll(async () => {
  shop = await openFaultyShop()
})
afterAll(() => shop?.close())

test.each(cells)(
  '%s, %s: what is seen, in time, with nothing half written, and back by itself',
  async (name, fault) => {
    const { behind, begin, well, otherwise } = dependencies[name]
    const scene = await begin(shop)
    const proxies = behind.map((each) => shop.proxies[each])
    for (const proxy of proxies) await proxy.fail(fault)
    const startedAt = performance.now()
    const seen = await scene.act().finally(async () => {
      for (const proxy of proxies) await proxy.heal()
    })
    expect(seen).toBe(fault === 'slow' ? well : otherwise)
    expect(performance.now() - startedAt).toBeLessThan(boundMs)
    await expect.poll(scene.isBack).toBe(true)
  },
)
