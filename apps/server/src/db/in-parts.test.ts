import { expect, test } from 'vitest'
import { removeInParts } from './in-parts.ts'

test.each([0, 1, 999, 1000, 1001, 3000])('%i that are due go in parts, all of them', async (due) => {
  let left = due
  const removed = await removeInParts(async (most) => {
    const part = Math.min(left, most)
    left -= part
    return part
  })
  expect([removed, left]).toEqual([due, 0])
})
