import type { WireReply } from '#contract/wire-types.ts'
import type { FitCondition } from '#rules/fit/vehicle-fit.ts'
import { presentLanguage } from '../../terms/terms.present.ts'
import type { InLanguage } from '../../terms/terms.service.ts'
import type { CardRow } from '../cards/card-row.ts'
import type { FittedRow } from './fitment.store.ts'

type Fitment = WireReply<'productos-destacados'>[number]['compatibilidad']

const fitmentNames = { none: 'no_aplica', unknown: 'desconocida', all: 'todos', some: 'algunos' } as const
const conditionNames = { engine: 'motor', side: 'lado', note: 'nota' } as const

const presentCondition = (condition: InLanguage<FitCondition>) => ({
  tipo: conditionNames[condition.kind],
  texto: condition.text,
  ...presentLanguage(condition),
})

/** What a card says of what its product fits; conditions only where there are some. */
export function presentFitment({ fitment, vehicleIds, conditions, years }: Translated): Fitment {
  const condiciones = conditions.map((each) => ({ ...presentCondition(each), vehiculos: each.vehicleIds }))
  return {
    tipo: fitmentNames[fitment],
    vehiculos: vehicleIds,
    ...(condiciones.length > 0 && { condiciones }),
    ...(years.length > 0 && {
      anios: years.map(({ vehicleId, from, to }) => ({ id_vehiculo: vehicleId, desde: from, hasta: to })),
    }),
  }
}

type Translated = Pick<CardRow, 'fitment' | 'vehicleIds' | 'years'> & {
  conditions: InLanguage<CardRow['conditions'][number]>[]
}

/** The vehicles that a part fits, each with what is asked of it. */
export function presentFitted(
  rows: readonly (Omit<FittedRow, 'conditions'> & { conditions: InLanguage<FitCondition>[] })[],
): WireReply<'producto-vehiculos'>['vehiculos'] {
  return rows.map((row) => ({
    id_vehiculo: row.id,
    marca: row.make,
    modelo: row.model,
    motor: row.engine,
    anio_desde: row.yearFrom,
    anio_hasta: row.yearTo,
    condiciones: row.conditions.map(presentCondition),
  }))
}
