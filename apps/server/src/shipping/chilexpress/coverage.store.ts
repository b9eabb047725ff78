import { sql } from 'drizzle-orm'
import type { Database, Executor } from '../../db/connection.ts'
import type { Coverage, NamedComuna } from './match-coverage.ts'

export type CourierRegion = { id: number; name: string; code: string }
type KnownComuna = NamedComuna & { code: string | null }

export type CoverageAlarms = {
  /** Comunas that the courier has no place for. */
  notCovered: number
  /** How long ago the region that waits longest was read, in seconds; null when one never was. */
  age: number | null
}

export const coverageStore = {
  async regions({ db }: Pick<Database, 'db'>): Promise<CourierRegion[]> {
    const { rows } = await db.execute<CourierRegion>(
      sql`select id, name, courier_code as code from regions order by position`,
    )
    return rows
  },

  /** Those of a region with their names, locked so that two who read it at once take turns. */
  async comunas(executor: Executor, regionId: number): Promise<KnownComuna[]> {
    const { rows } = await executor.execute<KnownComuna>(sql`
      select id, name, aliases, courier_code as code, array(
        select name from localities where comuna_id = comunas.id and not of_courier) as localities
      from comunas where region_id = ${regionId} order by id for no key update`)
    return rows
  },

  /** Keeps what was read of a region. Says whether anything is other than it was. */
  async save(executor: Executor, regionId: number, { codes, localities }: Coverage): Promise<boolean> {
    const read = JSON.stringify([...codes].map(([id, code]) => ({ id, code })))
    const places = JSON.stringify(localities.map(({ comunaId, name }) => ({ comuna_id: comunaId, name })))
    const { rows: changed } = await executor.execute(sql`
      update comunas set courier_code = read.code
      from jsonb_to_recordset(${read}::jsonb) as read (id integer, code text)
      where comunas.id = read.id and comunas.courier_code is distinct from read.code
      returning comunas.id`)
    await executor.execute(sql`update comunas set courier_read_at = now() where region_id = ${regionId}`)
    const { rows: gone } = await executor.execute(sql`
      delete from localities using comunas
      where comunas.id = comuna_id and region_id = ${regionId} and of_courier
        and not exists (
          select from jsonb_to_recordset(${places}::jsonb) as place (comuna_id integer, name text)
          where place.comuna_id = localities.comuna_id and place.name = localities.name)
      returning localities.name`)
    const { rows: added } = await executor.execute(sql`
      insert into localities (comuna_id, name, of_courier)
      select comuna_id, name, true
      from jsonb_to_recordset(${places}::jsonb) as place (comuna_id integer, name text)
      on conflict do nothing returning name`)
    return changed.length + gone.length + added.length > 0
  },

  async alarms({ db }: Pick<Database, 'db'>): Promise<CoverageAlarms> {
    const { rows } = await db.execute<CoverageAlarms>(sql`
      select count(*) filter (where courier_code is null and courier_read_at is not null)::int as "notCovered",
        case when bool_or(courier_read_at is null) then null
          else extract(epoch from now() - min(courier_read_at))::int end as age
      from comunas`)
    return rows[0] ?? { notCovered: 0, age: null }
  },
}
