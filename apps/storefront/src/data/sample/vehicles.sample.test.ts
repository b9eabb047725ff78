import { describe, expect, test, vi } from 'vitest'
import { vehiclesIn } from '#demo/data/translations/demo-in.ts'
import { createSampleData } from './sample.ts'

const storage = () => {
  const stored = new Map<string, string>()
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  }
}
const noDelays = { auth: 0, vehicles: 0, list: 0, longList: 0 }
const open = (more: object = { delays: noDelays }) =>
  createSampleData({ language: 'es', storage: storage(), session: storage(), ...more })

describe('the vehicles of the sample (D2)', () => {
  test('[S4.19] the garage starts with three', async () => {
    expect((await (await open()).garage.load()).vehicles).toHaveLength(3)
  })

  test('[S9.39] cover the years 2008 to 2018', async () => {
    const { vehicles } = await open()
    const years = Array.from({ length: 11 }, (_, at) => 2018 - at)
    expect(await vehicles.listYears()).toEqual(years)
    for (const year of [2007, 2019]) expect(await vehicles.listMakes(year)).toEqual([])
  })

  test.each(['', '   ', 'error'])('[S5.6] the VIN "%s" is not found', async (vin) => {
    await expect((await open()).vehicles.findByVin(vin)).rejects.toMatchObject({
      code: 'NOT_FOUND',
      status: 404,
    })
  })

  test.each(['JTDBR3FE0G0000001', 'x', 'lo que sea'])('[S5.7] the VIN "%s" is the Focus S', async (vin) => {
    const { vehicles } = await (await open()).vehicles.findByVin(vin)
    expect(vehicles).toMatchObject([{ make: 'Ford', model: 'Focus S' }])
  })

  test('[S3.8] [S7.63] its eight functions, and what a vehicle says of itself', async () => {
    const { vehicles, garage } = await open()
    expect(await vehicles.listYears()).toContain(2016)
    expect(await vehicles.listMakes(2016)).toContain('Ford')
    expect(await vehicles.listModels(2016, 'Ford')).toContain('Focus S')
    const [vehicle] = await vehicles.listVehicles(2016, 'Ford', 'Focus S')
    if (!vehicle) throw new Error('There is no Focus S.')
    expect(vehicle).toMatchObject({
      id: expect.any(Number),
      year: 2016,
      make: 'Ford',
      model: 'Focus S',
      engine: expect.stringMatching(/./),
    })
    expect((await vehicles.findByVin('x')).vehicles[0]).toMatchObject({ model: 'Focus S' })
    expect((await garage.add(vehicle)).vehicles).toContainEqual(vehicle)
    expect((await garage.choose(vehicle.id)).chosenId).toBe(vehicle.id)
    expect((await garage.remove(vehicle.id)).vehicles).not.toContainEqual(vehicle)
  })

  test('answer after 750 ms', async () => {
    const { vehicles, garage } = await open({})
    // Loaded once, from a file that no fake clock waits for.
    await vehiclesIn('es')
    vi.useFakeTimers()
    const requested = [
      vehicles.listYears(),
      vehicles.listMakes(2016),
      vehicles.listModels(2016, 'Ford'),
      vehicles.listVehicles(2016, 'Ford', 'Focus S'),
      vehicles.findByVin('x'),
      garage.load(),
    ]
    let answers = 0
    for (const each of requested) void each.then(() => answers++)
    await vi.advanceTimersByTimeAsync(749)
    expect(answers).toBe(0)
    await vi.advanceTimersByTimeAsync(1)
    expect(answers).toBe(requested.length)
    vi.useRealTimers()
  })
})
