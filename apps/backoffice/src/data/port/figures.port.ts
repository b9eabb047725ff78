/** Amounts are pesos, IVA included but for `neto`. */
export type SalesDay = {
  /** YYYY-MM-DD, of Chile. */
  day: string
  /** Made on the day, whatever came of them. */
  orders: number
  /** Of those, paid and not cancelled. */
  sold: number
  units: number
  total: number
  neto: number
  iva: number
  shipping: number
  /** Paid back of orders of the day that stand. */
  refunded: number
}

export type BestSeller = { productId: number; name: string; sku: string; units: number; total: number }

export type SalesMonth = {
  /** YYYY-MM. */
  month: string
  sold: number
  total: number
  neto: number
  iva: number
  refunded: number
}

export type Sales = { days: SalesDay[]; best: BestSeller[] }

export type ShopSummary = {
  /** As of the last hourly recount; null before the first. */
  stock: { date: string; units: number; value: number } | null
  carts: { count: number; units: number; value: number }
  months: SalesMonth[]
}

/** What the shop sells. */
export type FiguresPort = {
  /** Every day of the span, up to 366, and what sold most in it. */
  sales(span: { from: string; to: string }): Promise<Sales>
  summary(): Promise<ShopSummary>
}
