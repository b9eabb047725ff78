import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { serverEnvironment, serverNode } from './server-node.mjs'

const read = (name: string) => readFileSync(join(import.meta.dirname, '..', '..', name), 'utf8')
const bounds = serverNode.filter((flag: string) => flag.startsWith('--max-'))

test('a container and a unit of systemd start Node with the same bounds of memory as npm start', () => {
  const [, container = '[]'] = /^CMD (\[.*\])$/m.exec(read('Dockerfile')) ?? []
  const [, unit = ''] = /^ExecStart=(.*)$/m.exec(read('deploy/huella.service')) ?? []
  expect(bounds.length).toBeGreaterThan(0)
  for (const flags of [JSON.parse(container), unit.split(' ')])
    expect(flags.filter((flag: string) => flag.startsWith('--max-'))).toEqual(bounds)
})

test('and with as few stores of memory', () => {
  const arenas = `MALLOC_ARENA_MAX=${serverEnvironment.MALLOC_ARENA_MAX}`
  expect(read('Dockerfile')).toMatch(new RegExp(`^ENV .*\\b${arenas}$`, 'm'))
  expect(read('deploy/huella.service')).toMatch(new RegExp(`^Environment=${arenas}$`, 'm'))
})
