import { exoticosAccesorios } from './exoticos-accesorios.ts'
import { exoticosAlimentos } from './exoticos-alimentos.ts'
import { exoticosHabitat } from './exoticos-habitat.ts'
import { exoticosHigiene } from './exoticos-higiene.ts'
import { filtrosLubricantes } from './filtros-lubricantes.ts'
import { frenosSuspension } from './frenos-suspension.ts'
import { gatosAccesorios } from './gatos-accesorios.ts'
import { gatosAlimentos } from './gatos-alimentos.ts'
import { gatosHigiene } from './gatos-higiene.ts'
import { gatosSalud } from './gatos-salud.ts'
import { pastillas } from './pastillas.ts'
import { perrosAccesorios } from './perros-accesorios.ts'
import { perrosAlimentos } from './perros-alimentos.ts'
import { perrosHigiene } from './perros-higiene.ts'
import { perrosSalud } from './perros-salud.ts'
import { type ProductSeed, readRows } from './read-rows.ts'

const tables: [number, string, string][] = [
  [11, 'PAL', perrosAlimentos],
  [12, 'PSA', perrosSalud],
  [13, 'PAC', perrosAccesorios],
  [14, 'PHI', perrosHigiene],
  [21, 'GAL', gatosAlimentos],
  [22, 'GSA', gatosSalud],
  [23, 'GAC', gatosAccesorios],
  [24, 'GHI', gatosHigiene],
  [31, 'EAL', exoticosAlimentos],
  [32, 'EHA', exoticosHabitat],
  [33, 'EAC', exoticosAccesorios],
  [34, 'EHI', exoticosHigiene],
  [41, 'RFS', frenosSuspension],
  [42, 'RFL', filtrosLubricantes],
  [41, 'RFS', pastillas],
]

export type CatalogueEntry = {
  id: number
  categoryId: number
  skuPrefix: string
  /** Position among those of its category, from 0. */
  place: number
  seed: ProductSeed
}

const places = new Map<number, number>()
const nextPlace = (categoryId: number) => {
  const place = places.get(categoryId) ?? 0
  places.set(categoryId, place + 1)
  return place
}

/** Every product seed with its identity; ids run from 1001 in table order. */
export const catalogue: CatalogueEntry[] = tables
  .flatMap(([categoryId, skuPrefix, table]) =>
    readRows(table).map((seed) => ({ categoryId, skuPrefix, place: nextPlace(categoryId), seed })),
  )
  .map((entry, index) => ({ id: 1001 + index, ...entry }))
