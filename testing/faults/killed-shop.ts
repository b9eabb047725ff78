import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { findRunning } from '#embedded-postgres/embedded-postgres.ts'
import { readPostmaster } from '#embedded-postgres/postmaster.ts'
import { openShopProcess } from '../browser/shop-process.ts'
import { openSellingShop } from './selling-shop.ts'
import type { SmallDisk } from './small-disk.ts'

const processes = 2

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
  const selling = await openSellingShop(shop, () => url)

  async function pidsOf(victim: Victim): Promise<number[]> {
    if (victim === 'a process') return shop.processes().slice(0, 1)
    if (victim === 'all processes') return shop.processes()
    if (victim === 'PostgreSQL') {
      const pid = readPostmaster(join(dataDir, 'postgres'))?.pid
      // A signal to 0 would end the tests themselves.
      return pid ? [pid] : []
    }
    const backends = await selling.ask<{ pid: number }>(
      `SELECT pid FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()
       ORDER BY state_change DESC LIMIT 1`,
    )
    return backends.map(({ pid }) => pid)
  }

  return {
    async kill(victim: Victim): Promise<void> {
      const pids = await pidsOf(victim)
      expect(pids).not.toEqual([])
      for (const pid of pids) process.kill(pid, 'SIGKILL')
      await selling.untilMore(`the end of ${victim}`)
    },

    /** The disk is full until buyers are turned away and PostgreSQL has ended for it; returns when it sells again. */
    async fillDisk(): Promise<void> {
      await disk?.fill()
      await selling.untilTurnedAway()
      // Where tables have no room, orders are refused; where its log has none, it ends. That one is full each 16 MB.
      while (
        await selling.ask("SELECT pg_logical_emit_message(false, '', ''), pg_switch_wal()").then(
          () => true,
          () => false,
        )
      );
      await shop.said(/^There is no room on the disk/)
      await disk?.free()
      await selling.untilMore('a full disk')
    },

    end: () => selling.end(),

    async close(): Promise<void> {
      await selling.leave()
      await shop.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
