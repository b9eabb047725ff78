import cluster from 'node:cluster'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { childOf, readyMessage } from './parent.ts'

const folder = mkdtempSync(join(tmpdir(), 'huella-parent-'))
const exec = join(folder, 'process.mjs')
const problems: string[] = []
const report = (problem: string) => void problems.push(problem)

beforeAll(() => {
  writeFileSync(exec, `process.send('${readyMessage}')\nprocess.on('disconnect', () => process.exit())\n`)
})
afterAll(() => {
  cluster.setupPrimary({ exec: process.argv[1], cwd: undefined, execArgv: process.execArgv })
  rmSync(folder, { recursive: true })
})

/** Holds this process up, which thereby does not learn of it, until the system has ended the other with all its threads. */
function heldUpUntilEnded(pid: number | undefined): void {
  const isEnded = () =>
    /\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8')) && readdirSync(`/proc/${pid}/task`).length === 1
  while (!isEnded());
}

test('what is told to a process that was killed a moment ago harms nobody', async () => {
  cluster.setupPrimary({ exec, cwd: folder, execArgv: [] })
  const worker = cluster.fork()
  const child = childOf(worker, report)
  await child.ready
  child.kill()
  heldUpUntilEnded(worker.process.pid)
  const failed = new Promise((resolve) => worker.once('error', resolve))
  expect(worker.isConnected()).toBe(true)
  child.drain()
  // As a collector's question does, which has no answer to wait for.
  worker.send('the figures')
  expect(await failed).toMatchObject({ code: 'EPIPE' })
  await child.ended
  expect(problems).toEqual([])
})

test('a process that the system refuses to begin counts as one that ended, and says why', async () => {
  cluster.setupPrimary({ exec, cwd: join(folder, 'no-such-folder'), execArgv: [] })
  const child = childOf(cluster.fork(), report)
  await child.ended
  await expect(child.ready).rejects.toThrow('ended before it answered')
  expect(problems).toEqual([
    expect.stringMatching(/^A process of the shop could not be begun: spawn .* ENOENT\.$/),
  ])
})
