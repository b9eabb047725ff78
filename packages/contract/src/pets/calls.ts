import { mascotaElegir } from './mascota-elegir.ts'
import { mascotaGuardar } from './mascota-guardar.ts'
import { mascotaQuitar } from './mascota-quitar.ts'
import { mascotasListar } from './mascotas-listar.ts'

export const petsCalls = [mascotasListar, mascotaGuardar, mascotaQuitar, mascotaElegir] as const
