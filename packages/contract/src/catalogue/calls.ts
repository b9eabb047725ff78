import { breadcrumbcategoria } from './breadcrumbcategoria.ts'
import { categoria } from './categoria.ts'
import { consultaDatoExtraCategoria } from './consulta-dato-extra-categoria.ts'
import { contarDisponibles } from './contar-disponibles.ts'
import { listarCategorias } from './listar-categorias.ts'
import { listarMarcaImagenes } from './listar-marca-imagenes.ts'
import { listarProductoRelacionado } from './listar-producto-relacionado.ts'
import { listarProductos } from './listar-productos.ts'
import { modelosMarca } from './modelos-marca.ts'
import { productoVehiculos } from './producto-vehiculos.ts'
import { productosAnalogos } from './productos-analogos.ts'
import { productosDestacados } from './productos-destacados.ts'
import { productosParaMascota } from './productos-para-mascota.ts'
import { verProducto } from './ver-producto.ts'
import { verStockProducto } from './ver-stock-producto.ts'
import { verStockProductoAtributo } from './ver-stock-producto-atributo.ts'

export const catalogueCalls = [
  listarCategorias,
  categoria,
  listarProductos,
  contarDisponibles,
  productosDestacados,
  verProducto,
  verStockProducto,
  listarProductoRelacionado,
  listarMarcaImagenes,
  modelosMarca,
  verStockProductoAtributo,
  consultaDatoExtraCategoria,
  breadcrumbcategoria,
  productosAnalogos,
  productoVehiculos,
  productosParaMascota,
] as const
