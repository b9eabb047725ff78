import { EventEmitter } from 'node:events'
import { Server, type Socket } from 'socket.io'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#testing/database/test-database.ts'
import { throwReported } from '#testing/server/test-services.ts'
import type { StaffSession } from '../../http/security/staff-session.ts'
import { availabilityService } from '../availability.service.ts'
import { presenceOf } from './presence.ts'

const facts = { read: async () => ({ hours: { store: null, sales: null } }) }

let database: TestDatabase
let rosa: StaffSession
beforeAll(async () => {
  database = await createTestDatabase({ seeded: false })
  const { rows } = await database.pool.query(
    `WITH made AS (INSERT INTO staff (name, email, role) VALUES ('Rosa', 'rosa@huella.example', 'agent') RETURNING id)
     INSERT INTO staff_sessions (id, token_hash, staff_id, expires_at)
     SELECT gen_random_uuid(), sha256('rosa'), id, now() + interval '1 hour' FROM made RETURNING id, staff_id`,
  )
  rosa = { id: rows[0].id, staffId: rows[0].staff_id, name: 'Rosa', role: 'agent' }
})
const processes: ReturnType<typeof presenceOf>[] = []
afterAll(async () => {
  await Promise.all(processes.map((each) => each.stop()))
  await database?.drop()
})

/** A process of the shop, as far as who is there is concerned. */
function openProcess() {
  const availability = availabilityService({ database, hours: 'always', facts, staffIdleSeconds: 3600 })
  const namespace = new Server().of('/staff')
  const presence = presenceOf({ namespace, availability, report: throwReported })
  processes.push(presence)
  return {
    ...presence,
    /** A connection of hers that stands. */
    async connect(atOnce = async () => {}) {
      const socket = Object.assign(new EventEmitter(), {
        id: crypto.randomUUID(),
        disconnect: () => undefined,
      })
      presence.watch(socket as unknown as Socket, rosa)
      await atOnce()
      await expect.poll(() => rowOf(socket.id)).toHaveLength(1)
    },
  }
}

const rowOf = async (id: string) =>
  (await database.pool.query('SELECT FROM chat_presence WHERE connection_id = $1', [id])).rows
const clear = () => database.pool.query('DELETE FROM chat_presence')
const available = async () =>
  (await database.pool.query('SELECT available FROM chat_presence')).rows.map((row) => row.available)

test('who has paused stays so where the rows were cleared while the database was away', async () => {
  const [one, other] = [openProcess(), openProcess()]
  await one.connect()
  await one.connect()
  await other.connect()
  await one.choose(rosa, false)
  expect(await available()).toEqual([false, false, false])
  await other.check()
  await clear()
  await other.check()
  await one.check()
  expect(await available()).toEqual([false, false, false])
  await other.choose(rosa, true)
  await one.check()
  await clear()
  await one.check()
  await other.check()
  expect(await available()).toEqual([true, true, true])
  await one.stop()
  await other.stop()
})

test('a process that was away alone finds what the others know', async () => {
  const [one, other] = [openProcess(), openProcess()]
  await other.connect()
  await one.connect()
  await database.pool.query(`UPDATE chat_presence SET seen_at = now() - interval '1 minute'
    WHERE connection_id = (SELECT connection_id FROM chat_presence ORDER BY seen_at LIMIT 1)`)
  await one.check()
  await one.choose(rosa, false)
  await other.check()
  expect(await available()).toEqual([false, false])
  await one.stop()
  await other.stop()
})

test('who pauses while their connection is still being noted has paused', async () => {
  await clear()
  const one = openProcess()
  await one.connect(() => one.choose(rosa, false))
  await expect.poll(available).toEqual([false])
  await one.check()
  expect(await available()).toEqual([false])
})

test('what was chosen last holds, however late an earlier choice is told, and as long as its session', async () => {
  await clear()
  const [one, other] = [openProcess(), openProcess()]
  await one.connect()
  await one.choose(rosa, true)
  await other.choose(rosa, false, 60)
  expect(await available()).toEqual([true])
  await other.choose(rosa, false)
  await clear()
  await one.connect()
  expect(await available()).toEqual([false])
  await database.pool.query("UPDATE staff_sessions SET created_at = now() + interval '1 second'")
  await clear()
  await one.connect()
  expect(await available(), 'in a session that began after it').toEqual([true])
})
