import { garageAgregar } from './garage-agregar.ts'
import { garageElegir } from './garage-elegir.ts'
import { garageListar } from './garage-listar.ts'
import { garageQuitar } from './garage-quitar.ts'
import { vehiculoAnios } from './vehiculo-anios.ts'
import { vehiculoMarcas } from './vehiculo-marcas.ts'
import { vehiculoModelos } from './vehiculo-modelos.ts'
import { vehiculoVin } from './vehiculo-vin.ts'
import { vehiculos } from './vehiculos.ts'

export const vehiclesCalls = [
  vehiculoAnios,
  vehiculoMarcas,
  vehiculoModelos,
  vehiculos,
  vehiculoVin,
  garageListar,
  garageAgregar,
  garageQuitar,
  garageElegir,
] as const
