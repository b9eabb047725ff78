import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { drizzleNode, serverEnvironment, serverNode } from './server-node.mjs'

const read = (name: string) => readFileSync(join(import.meta.dirname, '..', '..', name), 'utf8')
const bounds = serverNode.filter((flag: string) => flag.startsWith('--max-'))

test('a container and a unit of systemd start Node with the same bounds of memory as npm start', () => {
  const [, container = '[]'] = /^CMD (\[.*\])$/m.exec(read('Dockerfile')) ?? []
  const [, unit = ''] = /^ExecStart=(.*)$/m.exec(read('deploy/huella.service')) ?? []
  expect(bounds.length).toBeGreaterThan(0)
  for (const flags of [JSON.parse(container), unit.split(' ')])
    expect(flags.filter((flag: string) => flag.startsWith('--max-'))).toEqual(bounds)
})

test('a Node of before says in one line which one is needed', () => {
  const older =
    "Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.20.2' } })"
  const asOlder = ['--import', `data:text/javascript,${encodeURIComponent(older)}`]
  const { status, stderr } = spawnSync(process.execPath, [...asOlder, ...drizzleNode, '-e', ''], {
    encoding: 'utf8',
  })
  expect(stderr).toMatch(/^This is Node 20\.20\.2, and the shop needs 24 or later: .*\n$/)
  expect(status).toBe(1)
})

test('and with as few stores of memory', () => {
  const arenas = `MALLOC_ARENA_MAX=${serverEnvironment.MALLOC_ARENA_MAX}`
  expect(read('Dockerfile')).toMatch(new RegExp(`^ENV .*\\b${arenas}$`, 'm'))
  expect(read('deploy/huella.service')).toMatch(new RegExp(`^Environment=${arenas}$`, 'm'))
})
