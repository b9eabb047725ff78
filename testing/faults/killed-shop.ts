import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { expect } from 'vitest'
import { findRunning } from '#embedded-postgres/embedded-postgres.ts'
import { readPostmaster } from '#embedded-postgres/postmaster.ts'
import { openShopProcess } from '../browser/shop-process.ts'
import { openBuyers } from './buyers.ts'
import type { SmallDisk } from './small-disk.ts'

const buyers = 6
const processes = 2
/** So many buyers turned away, and nobody is sold anything any more. */
const refusals = 12
/** So many orders more, and it has come back. */
const ordersBetween = 30
/** A busy machine loads a process for a minute: this ends only what hangs; in ms. */
export const patienceMs = 280_000
const stock = 1_000_000

export type Victim = 'a process' | 'all processes' | 'a connection of PostgreSQL' | 'PostgreSQL'

/**
 * A shop of two processes with a PostgreSQL of its own, on a disk that is waited for, and buyers who never pause: each
 * `kill` ends something of it at once, and returns when it sells again. `end` compares what was answered with what stands.
 * All that it writes stands on `disk`, where one is given.
 */
export async function openKilledShop({ disk }: { disk?: SmallDisk } = {}) {
  const dataDir = await mkdtemp(join(disk?.folder ?? tmpdir(), 'huella-killed-'))
  const shop = await openShopProcess({ DATA_DIR: dataDir, PROCESSES: String(processes), LOG_LEVEL: 'error' })
  await shop.said(/^2 processes answer/)
  const url = findRunning(dataDir) ?? ''

  async function ask<Row extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> {
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => undefined)
    await client.connect()
    return (await client.query<Row>(text, values).finally(() => client.end())).rows
  }
  const [product = { id: 0, price: 0 }] = await ask<{ id: number; price: number }>(
    `SELECT id, price FROM products p WHERE active AND compare_at_price IS NULL
       AND NOT EXISTS (SELECT FROM product_options o WHERE o.product_id = p.id)
       AND NOT EXISTS (SELECT FROM product_offers o WHERE o.product_id = p.id) ORDER BY id LIMIT 1`,
  )
  await ask(
    `INSERT INTO stock (product_id, branch_id, quantity) VALUES ($1, 1, $2)
     ON CONFLICT (product_id, branch_id, value_id) DO UPDATE SET quantity = $2`,
    [product.id, stock],
  )
  const crowd = await openBuyers(shop.url, product, buyers)

  /** The oldest first, which answers if any does; PostgreSQL is a child of the shop's parent as well. */
  const processesOfShop = () =>
    readFileSync(`/proc/${shop.pid}/task/${shop.pid}/children`, 'utf8')
      .trim()
      .split(' ')
      .map(Number)
      .filter((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('main.ts'))

  async function pidsOf(victim: Victim): Promise<number[]> {
    if (victim === 'a process') return processesOfShop().slice(0, 1)
    if (victim === 'all processes') return processesOfShop()
    if (victim === 'PostgreSQL') {
      const pid = readPostmaster(join(dataDir, 'postgres'))?.pid
      // A signal to 0 would end the tests themselves.
      return pid ? [pid] : []
    }
    const backends = await ask<{ pid: number }>(
      `SELECT pid FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()
       ORDER BY state_change DESC LIMIT 1`,
    )
    return backends.map(({ pid }) => pid)
  }

  async function untilMore(after: string): Promise<void> {
    const enough = crowd.acknowledged.size + ordersBetween
    const sells = expect.poll(() => crowd.acknowledged.size, { timeout: patienceMs })
    try {
      await Promise.race([crowd.refused, sells.toBeGreaterThanOrEqual(enough)])
    } catch (error) {
      throw new Error(`Nothing is sold after ${after}; the shop said:\n${shop.lastWords()}`, { cause: error })
    }
  }
  await untilMore('its start')

  return {
    async kill(victim: Victim): Promise<void> {
      const pids = await pidsOf(victim)
      expect(pids).not.toEqual([])
      for (const pid of pids) process.kill(pid, 'SIGKILL')
      await untilMore(`the end of ${victim}`)
    },

    /** The disk is full until buyers are turned away and PostgreSQL has ended for it; returns when it sells again. */
    async fillDisk(): Promise<void> {
      await disk?.fill()
      const enough = crowd.turnedAway() + refusals
      await expect.poll(crowd.turnedAway, { timeout: patienceMs }).toBeGreaterThanOrEqual(enough)
      // Where tables have no room, orders are refused; where its log has none, it ends. That one is full each 16 MB.
      while (
        await ask("SELECT pg_logical_emit_message(false, '', ''), pg_switch_wal()").then(
          () => true,
          () => false,
        )
      );
      await shop.said(/^There is no room on the disk/)
      await disk?.free()
      await untilMore('a full disk')
    },

    /** Each order that was answered stands, once, and no unit is gone or doubled. */
    async end(): Promise<void> {
      const acknowledged = await crowd.end()
      const rows = await ask<{ id: number; key: string }>(
        'SELECT id, idempotency_key::text AS key FROM orders WHERE id = ANY ($1)',
        [[...acknowledged.values()]],
      )
      expect(new Map(rows.map(({ id, key }) => [key, id]))).toEqual(acknowledged)
      const [sold] = await ask<{ orders: number; doubled: number; units: number }>(
        `SELECT (SELECT count(*)::int FROM orders) AS orders,
           (SELECT count(*)::int FROM (SELECT FROM orders GROUP BY idempotency_key HAVING count(*) > 1) d) AS doubled,
           (SELECT sum(quantity)::int FROM stock WHERE product_id = $1 AND branch_id = 1) AS units`,
        [product.id],
      )
      expect(sold).toEqual({
        orders: acknowledged.size,
        doubled: 0,
        units: stock - acknowledged.size,
      })
    },

    async close(): Promise<void> {
      await crowd.leave()
      await shop.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
