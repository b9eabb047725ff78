import { expect, test, vi } from 'vitest'
import { runProgram } from './run-program.ts'

vi.mock(import('node:os'), async (original) => ({
  ...(await original()),
  setPriority: () => {
    throw new Error('No such process.')
  },
}))

test('how a program ended is told though its priority could not be set any more', async () => {
  await expect(runProgram('none-main.ts', 'Nothing')).rejects.toThrow(
    /^Nothing ended with 1: .*none-main\.ts/s,
  )
})
