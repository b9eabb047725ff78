import { syncBuiltinESMExports } from 'node:module'
import os from 'node:os'
import { expect, onTestFinished, test, vi } from 'vitest'
import { runProgram } from './run-program.ts'

test('how a program ended is told though its priority cannot be set any more', async () => {
  const set = vi.spyOn(os, 'setPriority').mockImplementation(() => {
    throw new Error('No such process.')
  })
  syncBuiltinESMExports()
  onTestFinished(() => {
    set.mockRestore()
    syncBuiltinESMExports()
  })
  await expect(runProgram('none-main.ts', 'Nothing')).rejects.toThrow(
    /^Nothing ended with 1: .*none-main\.ts/s,
  )
  expect(set).toHaveBeenCalledOnce()
})
