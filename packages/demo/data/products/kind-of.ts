import type { Kind } from './kinds/shared.ts'
import { kinds } from './kinds.ts'

/** Throws when a product table names a kind that does not exist. */
export function kindOf(name: string): Kind {
  const kind = kinds[name]
  if (!kind) throw new Error(`Unknown kind ${name}`)
  return kind
}
