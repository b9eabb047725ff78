import { expect, test } from 'vitest'
import { BackupError } from './backup-error.ts'
import { noted } from './noted.ts'

/** Nothing listens on the first port of a machine. */
const nowhere = 'postgres://127.0.0.1:1/huella'

test('a backup that could not be noted is told of by its name', async () => {
  const none = { removed: [], spared: [], ahead: [] }
  const made = { name: 'huella-1.tar', at: new Date(), bytes: 1, rows: 1, pictures: 0, ...none }
  await expect(noted(nowhere, '/copias', async () => made)).rejects.toThrow(
    /^The backup huella-1\.tar stands, but could not be noted: .*ECONNREFUSED/,
  )
})

test('where neither the backup nor its note succeeds, both are told of', async () => {
  const failing = noted(nowhere, '/copias', () => Promise.reject(new BackupError('The disk is full.')))
  await expect(failing).rejects.toThrow(/^The disk is full\. Nor could that be noted: .*ECONNREFUSED/)
})
