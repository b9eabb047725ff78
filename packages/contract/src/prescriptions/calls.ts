import { archivoReceta } from './archivo-receta.ts'
import { recetaPedido } from './receta-pedido.ts'
import { staffArchivoReceta } from './staff-archivo-receta.ts'
import { staffRecetas } from './staff-recetas.ts'
import { staffRecetasCantidades } from './staff-recetas-cantidades.ts'
import { staffResolverReceta } from './staff-resolver-receta.ts'
import { subirReceta } from './subir-receta.ts'

export const prescriptionsCalls = [
  recetaPedido,
  subirReceta,
  archivoReceta,
  staffRecetas,
  staffRecetasCantidades,
  staffArchivoReceta,
  staffResolverReceta,
] as const
