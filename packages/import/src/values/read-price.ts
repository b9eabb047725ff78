/** Why a cell cannot be read as what its column holds. */
export type Unreadable =
  | 'NUMBER_UNREADABLE'
  | 'PRICE_NOT_WHOLE'
  | 'TOO_LARGE'
  | 'FLAG_UNREADABLE'
  | 'WORD_UNKNOWN'
  | 'UNIT_UNKNOWN'
  | 'RATION_UNREADABLE'

/** What was read of a cell, or why it was not. */
export type Read<Value> = { ok: true; value: Value } | { ok: false; code: Unreadable }

export const readAs = <Value>(value: Value): Read<Value> => ({ ok: true, value })
export const unreadable = (code: Unreadable): { ok: false; code: Unreadable } => ({ ok: false, code })

/** The highest price of the shop, in pesos. */
const mostPesos = 2_147_483_647

/**
 * Whole pesos as people and other shops write them: `12.990`, `$12,990.00`, `12990`, `12990.00`. A lone separator
 * before three digits parts thousands; decimals have to be zeros, since a peso has none.
 */
export function readPrice(text: string): Read<number> {
  const bare = text.replace(/CLP|[$\s\u00a0\u202f]/gi, '')
  const parts = wholeAndDecimals(bare)
  if (!parts) return unreadable('NUMBER_UNREADABLE')
  if (!/^0*$/.test(parts.decimals)) return unreadable('PRICE_NOT_WHOLE')
  const value = Number(parts.whole)
  return value > mostPesos ? unreadable('TOO_LARGE') : readAs(value)
}

function wholeAndDecimals(text: string): { whole: string; decimals: string } | null {
  const grouped = /^(\d{1,3}(?:([.,'])\d{3})(?:\2\d{3})*)(?:([.,])(\d*))?$/.exec(text)
  if (grouped && grouped[2] !== grouped[3] && !text.startsWith('0')) {
    return { whole: (grouped[1] ?? '').replace(/\D/g, ''), decimals: grouped[4] ?? '' }
  }
  const plain = /^(\d+)(?:[.,](\d*))?$/.exec(text)
  return plain ? { whole: plain[1] ?? '', decimals: plain[2] ?? '' } : null
}
