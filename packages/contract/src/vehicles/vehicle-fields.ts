import { z } from 'zod'
import { requiredText } from '../fields.ts'

export const year = z.coerce.number().int().min(1900).max(2100)

export const optionalYear = z.preprocess((value) => (value === '' ? undefined : value), year.optional())

/** A make or a model as the shop writes it. */
export const vehicleName = requiredText(60)

/** A vehicle in the year that was chosen: one engine of a model. */
export const vehicle = z.object({
  id_vehiculo: z.int(),
  anio: z.int(),
  marca: z.string(),
  modelo: z.string(),
  motor: z.string(),
})

export const vehicleExample = {
  id_vehiculo: 34,
  anio: 2016,
  marca: 'Toyota',
  modelo: 'Hilux',
  motor: '2.4 diésel',
}

/** The saved vehicles in the order in which they were saved, and which of them is chosen; null for all vehicles. */
export const garage = z.object({ vehiculos: z.array(vehicle), id_vehiculo_elegido: z.int().nullable() })

export const garageExample = { vehiculos: [vehicleExample], id_vehiculo_elegido: 34 }
