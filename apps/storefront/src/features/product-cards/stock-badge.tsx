import { availability, stockBadge } from '#rules/catalogue/stock.ts'
import { useText } from '../../shell/texts.tsx'
import { Badge } from '../../ui/figures/badge.tsx'

const words = {
  'in-stock': 'CATALOGUE_IN_STOCK',
  'out-of-stock': 'CATALOGUE_OUT_OF_STOCK',
  'on-backorder': 'CATALOGUE_BACKORDER',
} as const

/** 'En Stock', 'Sin Stock' or, where it may be sold without stock, 'A pedido' (D16). */
export function StockBadge({ stock, backorder }: { stock: number; backorder: boolean }) {
  const text = useText()
  const state = availability(stock, backorder)
  return <Badge tone={stockBadge(state)}>{text(words[state])}</Badge>
}
