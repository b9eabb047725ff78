import { useState } from 'react'
import { createRowKeys, type RowKeys } from './row-keys.ts'

/** Keys of so many rows that have none of their own, so that what is typed stays with its row. */
export function useRowKeys(length: number): RowKeys {
  const [keys] = useState(createRowKeys)
  keys.fit(length)
  return keys
}
