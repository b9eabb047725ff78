import { announceChange } from '../../db/announce-change.ts'
import type { Transaction } from '../../db/connection.ts'
import { type Refused, refuse } from '../../refusals/refused.ts'
import { lockSettable, type StockSetting, writeStock } from './set-stock.store.ts'

export type { StockSetting }

/**
 * Sets how many units a branch has and returns the product's stock over all branches. The product's row is
 * locked first, so that a purchase of the same moment is before or after, never lost.
 * NOT_FOUND for an unknown product, branch or value; OPTION_REQUIRED where a value has to be named.
 */
export async function setStock(tx: Transaction, setting: StockSetting): Promise<number | Refused> {
  const known = await lockSettable(tx, setting)
  if (!known?.product) return refuse('NOT_FOUND', { fields: { id_producto: 'NOT_FOUND' } })
  if (!known.branch) return refuse('NOT_FOUND', { fields: { id_sucursal: 'NOT_FOUND' } })
  if (known.options && setting.valueId === null) {
    return refuse('OPTION_REQUIRED', { fields: { id_atributo: 'OPTION_REQUIRED' } })
  }
  if (setting.valueId !== null && !known.value) {
    return refuse('NOT_FOUND', { fields: { id_atributo: 'NOT_FOUND' } })
  }
  const stock = await writeStock(tx, setting)
  await announceChange(tx, { products: [setting.productId] })
  return stock
}
