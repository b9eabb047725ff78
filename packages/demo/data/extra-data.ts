import type { DemoExtraData } from './types.ts'

/** What categories ask the shopper about what is sold in them and below them. */
export const extraData: DemoExtraData[] = [
  { id: 1, categoryId: 12, label: 'Peso de tu perro (kg)', kind: 'number', order: 1 },
  { id: 2, categoryId: 12, label: 'Fecha de nacimiento de tu perro', kind: 'date', order: 2 },
  { id: 3, categoryId: 22, label: 'Peso de tu gato (kg)', kind: 'number', order: 1 },
  { id: 4, categoryId: 22, label: 'Fecha de nacimiento de tu gato', kind: 'date', order: 2 },
  { id: 5, categoryId: 4, label: 'Patente de tu vehículo', kind: 'text', order: 1 },
  { id: 6, categoryId: 42, label: 'Kilometraje de tu vehículo', kind: 'number', order: 1 },
]
