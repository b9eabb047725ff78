import type { termMeanings } from '#rules/search/search-terms.ts'

/** What words can mean, as the wire calls it. */
export const meaningNames = {
  animal: 'animal',
  stage: 'etapa',
  size: 'tamano',
  filler: 'relleno',
  make: 'marca-vehiculo',
  everyday: 'cotidiana',
  instead: 'en-lugar',
  brand: 'marca',
  unit: 'unidad',
  kind: 'tipo',
  thing: 'cosa',
  symptom: 'sintoma',
  help: 'ayuda',
} as const satisfies Record<(typeof termMeanings)[number], string>
