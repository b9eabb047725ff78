import { productoVistaPrevia } from './producto-vista-previa.ts'
import { staffAgregarCategoria } from './staff-agregar-categoria.ts'
import { staffAgregarMarca } from './staff-agregar-marca.ts'
import { staffAplicarMasivo } from './staff-aplicar-masivo.ts'
import { staffBuscarVehiculos } from './staff-buscar-vehiculos.ts'
import { staffCategorias } from './staff-categorias.ts'
import { staffDeshacerMasivo } from './staff-deshacer-masivo.ts'
import { staffDeshacerProducto } from './staff-deshacer-producto.ts'
import { staffGuardarCategoria } from './staff-guardar-categoria.ts'
import { staffGuardarMarca } from './staff-guardar-marca.ts'
import { staffGuardarProducto } from './staff-guardar-producto.ts'
import { staffHistorialProducto } from './staff-historial-producto.ts'
import { staffMarcas } from './staff-marcas.ts'
import { staffMasivos } from './staff-masivos.ts'
import { staffMoverCategoria } from './staff-mover-categoria.ts'
import { staffPreviaMasivo } from './staff-previa-masivo.ts'
import { staffPreviaProducto } from './staff-previa-producto.ts'
import { staffProducto } from './staff-producto.ts'
import { staffProductos } from './staff-productos.ts'
import { staffQuitarCategoria } from './staff-quitar-categoria.ts'
import { staffQuitarMarca } from './staff-quitar-marca.ts'
import { staffVistaPreviaProducto } from './staff-vista-previa-producto.ts'

export const productsCalls = [
  staffProductos,
  staffProducto,
  staffVistaPreviaProducto,
  staffPreviaProducto,
  productoVistaPrevia,
  staffGuardarProducto,
  staffHistorialProducto,
  staffDeshacerProducto,
  staffCategorias,
  staffMarcas,
  staffBuscarVehiculos,
  staffAgregarCategoria,
  staffGuardarCategoria,
  staffMoverCategoria,
  staffQuitarCategoria,
  staffAgregarMarca,
  staffGuardarMarca,
  staffQuitarMarca,
  staffPreviaMasivo,
  staffAplicarMasivo,
  staffMasivos,
  staffDeshacerMasivo,
] as const
