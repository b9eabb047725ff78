import { sql } from 'drizzle-orm'
import { fitments } from '#demo/data/fitments.ts'
import { oemNumbers } from '#demo/data/oem-numbers.ts'
import { vehicles } from '#demo/data/vehicles.ts'
import type { Transaction } from '../connection.ts'
import { giveRows } from './give-rows.ts'

/**
 * What the demonstration's products fit, of those named; they and the vehicles are there already. Answers whether the
 * shop lacked some of it.
 */
export async function giveFitments(tx: Transaction, isOwn: (productId: number) => boolean): Promise<boolean> {
  const idOf = await vehicleIds(tx)
  const own = [...fitments].filter(([id]) => isOwn(id))
  const fitted = await giveRows(tx, {
    table: 'product_vehicles',
    key: ['product_id', 'vehicle_id'],
    rows: own.flatMap(([product_id, { vehicleIds: named, years }]) =>
      named.flatMap((vehicleId) => {
        const limit = years.find((each) => each.vehicleId === vehicleId)
        const vehicle_id = idOf.get(vehicleId)
        if (vehicle_id === undefined) return []
        return [{ product_id, vehicle_id, year_from: limit?.from ?? null, year_to: limit?.to ?? null }]
      }),
    ),
  })
  const { rows: stored } = await tx.execute<{ pair: string }>(
    sql`select product_id || ' ' || vehicle_id as pair from product_vehicles
      where product_id = any(${sql.param(own.map(([id]) => id))}::int[])`,
  )
  const pairs = new Set(stored.map(({ pair }) => pair))
  const conditions = await giveRows(tx, {
    table: 'fitment_conditions',
    key: ['product_id', 'vehicle_id', 'position'],
    rows: own.flatMap(([product_id, { conditions: asked }]) =>
      asked.flatMap(({ kind, text, vehicleIds: named }, position) =>
        named
          .map((vehicleId) => ({ product_id, vehicle_id: idOf.get(vehicleId), position, kind, text }))
          .filter(({ vehicle_id }) => pairs.has(`${product_id} ${vehicle_id}`)),
      ),
    ),
  })
  const numbers = await giveRows(tx, {
    table: 'product_oem_numbers',
    key: ['product_id', 'position'],
    rows: [...oemNumbers]
      .filter(([id]) => isOwn(id))
      .flatMap(([product_id, own]) => own.map((each, position) => ({ product_id, position, ...each }))),
  })
  return [fitted, conditions, numbers].some((given) => given.length > 0)
}

/** The kind of fitment of products that say none yet. */
export async function setFitmentKinds(tx: Transaction, isOwn: (productId: number) => boolean): Promise<void> {
  const kinds = [...fitments].flatMap(([id, { kind }]) => (isOwn(id) ? [{ id, kind }] : []))
  await tx.execute(sql`
    update products p set fitment = given.kind
    from jsonb_to_recordset(${JSON.stringify(kinds)}::jsonb) as given (id int, kind text)
    where given.id = p.id and p.fitment = 'none' and given.kind <> 'none'`)
}

/** The demonstration's vehicles by the ids that the shop has given them. */
async function vehicleIds(tx: Transaction): Promise<Map<number, number>> {
  const { rows } = await tx.execute<{ own: number; given: number }>(sql`
    select own.id as own, given.id as given
    from vehicles own join jsonb_to_recordset(${JSON.stringify(vehicles)}::jsonb)
      as given (id int, make text, model text, engine text, "yearFrom" int)
    on (own.make, own.model, own.engine, own.year_from) = (given.make, given.model, given.engine, given."yearFrom")`)
  return new Map(rows.map(({ own, given }) => [given, own]))
}
