import { afterEach, expect, test, vi } from 'vitest'
import { storedNames } from '../../shell/storage-keys.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

/** The modules as they are in a browser whose document names the layer. */
async function startedOn(layer: 'remote' | 'sample') {
  vi.resetModules()
  vi.stubGlobal('document', { querySelector: () => ({ dataset: { layer } }) })
  const [keys, { storedProfile }, { forgetDemo }, { currentVehicleOf }] = await Promise.all([
    import('../../shell/storage-keys.ts'),
    import('../session/account.store.ts'),
    import('./forget-demo.ts'),
    import('../vehicles/current-vehicle.store.ts'),
  ])
  return { ...keys, storedProfile, forgetDemo, vehicle: currentVehicleOf(layer) }
}

function stubStorage(first: Record<string, string> = {}) {
  const saved = new Map(Object.entries(first))
  const storage = {
    getItem: (key: string) => saved.get(key) ?? null,
    setItem: (key: string, value: string) => void saved.set(key, value),
    removeItem: (key: string) => void saved.delete(key),
    key: (index: number) => [...saved.keys()][index] ?? null,
    get length() {
      return saved.size
    },
  }
  vi.stubGlobal('window', { localStorage: storage, sessionStorage: storage })
  return { storage, keys: () => [...saved.keys()].toSorted() }
}

const car = { id: 1, year: 2020, make: 'Ford', model: 'Focus', engine: '2.0' }

test('the layers share no key: who signs in, or looks around, in the one is nobody in the other', async () => {
  const { keys } = stubStorage()
  const remote = await startedOn('remote')
  remote.storedProfile.update(() => ({ id_usuario: 7 }))
  remote.vehicle.update(() => car)
  const ofRemote = keys()
  expect(ofRemote).toEqual(['UserIdentificado', 'huella:vehicle:remote'])

  const sample = await startedOn('sample')
  expect(sample.storedProfile.get()).toEqual({})
  expect(sample.vehicle.get()).toBeNull()
  sample.storedProfile.update(() => ({ id_usuario: 1 }))
  sample.vehicle.update(() => car)
  expect(keys().filter((key) => !ofRemote.includes(key))).toEqual([
    'sample:UserIdentificado',
    'sample:huella:vehicle:sample',
  ])
  sample.storedProfile.update(() => ({}))
  expect(keys()).toContain('UserIdentificado')

  // Whatever of them a page asks for: the two sets of keys have nothing in common, with the layer's name or without.
  const keysOf = ({ storageKey, layerKey }: typeof sample, layer: string) => [
    ...storedNames.flatMap((name) => [storageKey(name), storageKey(name, layer), storageKey(name, 7)]),
    layerKey('UserIdentificado'),
    layerKey('any'),
  ]
  const own = new Set(keysOf(remote, 'remote'))
  for (const key of keysOf(sample, 'sample')) {
    expect(own.has(key), key).toBe(false)
    expect(key).toMatch(/^sample:/)
  }
  for (const key of own) expect(key).not.toMatch(/^(sample:|huella\.sample\.|user$)/)
})

test('starting over forgets what was done in the demonstration, and nothing else', async () => {
  const done = {
    user: '{}',
    'huella.sample.orders': '[]',
    'sample:UserIdentificado': '{}',
    'sample:huella:cart:sample': '{}',
  }
  const others = { 'huella:cart:remote': '{}', UserIdentificado: '{}', 'another-app': '1', username: 'x' }
  const looks = { 'sample:huella:language': 'ru', 'sample:huella:theme': 'dark' }
  const { storage, keys } = stubStorage({ ...done, ...others, ...looks })
  const { forgetDemo } = await startedOn('sample')
  forgetDemo([storage])
  expect(keys()).toEqual(Object.keys({ ...others, ...looks }).toSorted())
})
