import { type Database, inTransaction } from '../../db/connection.ts'
import type { ChilexpressClient } from './chilexpress-client.ts'
import { type CourierRegion, coverageStore } from './coverage.store.ts'
import { matchCoverage } from './match-coverage.ts'

/** Seconds. */
const freshFor = 20 * 60 * 60

/**
 * Learns from the courier where it goes: its code of each comuna, and the localities that it names. What could
 * not be read stays as it was.
 */
export function coverageService({
  database,
  client,
  note = () => undefined,
}: {
  database: Pick<Database, 'db' | 'pool'>
  client: Pick<ChilexpressClient, 'regions' | 'coverage'>
  /** Told, for whoever runs the shop, which comunas it does not go to and which of its places nobody knows. */
  note?: (line: string) => void
}) {
  /** Null when it was read; else why not. */
  async function readRegion(region: CourierRegion): Promise<string | null> {
    const answer = await client.coverage(region.code)
    if (!answer.ok) return answer.message
    return inTransaction(database, async (tx) => {
      const comunas = await coverageStore.comunas(tx, region.id)
      const coverage = matchCoverage(comunas, answer.value)
      const had = comunas.filter(({ code }) => code !== null)
      const kept = had.filter(({ id }) => coverage.codes.get(id))
      // A list without most of what was there is a fault of the list, not half a region without a courier.
      if (kept.length * 2 < had.length) return `${kept.length} of ${had.length} places are left`
      await coverageStore.save(tx, region.id, coverage)
      const without = comunas.filter(({ id }) => coverage.codes.get(id) === null)
      reportGaps(
        region,
        without.map(({ name }) => name),
        coverage.unknown,
      )
      return null
    })
  }

  function reportGaps({ name }: CourierRegion, without: string[], unknown: string[]): void {
    if (without.length > 0) note(`The courier does not go to ${without.join(', ')} (${name})`)
    if (unknown.length > 0) note(`Places of the courier in no comuna of ${name}: ${unknown.join(', ')}`)
  }

  return {
    /** Reads every region. Throws when one of them could not be read, after the others were. */
    async read(): Promise<void> {
      const listed = await client.regions()
      if (!listed.ok) throw new Error(`The courier's regions could not be read: ${listed.message}`)
      const failures: string[] = []
      for (const region of await coverageStore.regions(database)) {
        const failure = listed.value.includes(region.code)
          ? await readRegion(region)
          : 'the courier does not list it'
        if (failure !== null) failures.push(`${region.name} (${failure})`)
      }
      if (failures.length > 0)
        throw new Error(`Where the courier goes could not be read: ${failures.join('; ')}`)
    },

    /** Whether a region was read longer ago than most of a day, or never. */
    async isOld(): Promise<boolean> {
      const { age } = await coverageStore.alarms(database)
      return age === null || age > freshFor
    },

    alarms: () => coverageStore.alarms(database),
  }
}
