import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { namedFiles } from './longest-first.ts'

test('each file of tests that is to begin early is there, and named once', () => {
  expect(namedFiles.filter((path) => !existsSync(join(import.meta.dirname, '..', path)))).toEqual([])
  expect(new Set(namedFiles).size).toBe(namedFiles.length)
})
