import { branches } from '#demo/data/branches.ts'
import type { Transaction } from '../connection.ts'
import { advanceIdentity, insertRows } from './insert-rows.ts'

export async function seedBranches(tx: Transaction): Promise<void> {
  await insertRows(
    tx,
    'branches',
    branches.map(({ id, name, address, comunaCut, phone }, index) => ({
      id,
      name,
      address,
      comuna_id: Number(comunaCut),
      phone,
      position: index + 1,
    })),
  )
  await advanceIdentity(tx, 'branches')
}
