import type { z } from 'zod'
import type { BulkChange } from '#rules/products/bulk-change.ts'
import type { bulkChange } from './bulk-shape.ts'

type WireBulkChange = z.output<typeof bulkChange>

export function bulkFromWire(change: WireBulkChange): BulkChange {
  if (change.tipo === 'fin_oferta') return { kind: 'offer-end' }
  if (change.tipo === 'precio_fijo') return { kind: 'price-set', price: change.precio }
  if (change.tipo === 'precio_monto') return { kind: 'price-amount', amount: change.monto }
  const { porcentaje: percent, redondeo: step } = change
  if (change.tipo === 'precio_porcentaje') return { kind: 'price-percent', percent, step }
  return { kind: 'offer', percent, step, from: change.desde, until: change.hasta }
}

export function bulkToWire(change: BulkChange): WireBulkChange {
  if (change.kind === 'offer-end') return { tipo: 'fin_oferta' }
  if (change.kind === 'price-set') return { tipo: 'precio_fijo', precio: change.price }
  if (change.kind === 'price-amount') return { tipo: 'precio_monto', monto: change.amount }
  const { percent: porcentaje, step: redondeo } = change
  if (change.kind === 'price-percent') return { tipo: 'precio_porcentaje', porcentaje, redondeo }
  return { tipo: 'oferta', porcentaje, redondeo, desde: change.from, hasta: change.until }
}
