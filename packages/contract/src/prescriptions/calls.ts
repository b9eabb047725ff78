import { archivoReceta } from './archivo-receta.ts'
import { recetaPedido } from './receta-pedido.ts'
import { recetasRequeridas } from './recetas-requeridas.ts'
import { staffArchivoReceta } from './staff-archivo-receta.ts'
import { staffRecetas } from './staff-recetas.ts'
import { staffRecetasCantidades } from './staff-recetas-cantidades.ts'
import { staffResolverReceta } from './staff-resolver-receta.ts'
import { subirReceta } from './subir-receta.ts'
import { subirRecetaCompra } from './subir-receta-compra.ts'

export const prescriptionsCalls = [
  recetaPedido,
  subirReceta,
  recetasRequeridas,
  subirRecetaCompra,
  archivoReceta,
  staffRecetas,
  staffRecetasCantidades,
  staffArchivoReceta,
  staffResolverReceta,
] as const
