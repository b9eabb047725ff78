import { breadcrumbcategoria } from './breadcrumbcategoria.ts'
import { categoria } from './categoria.ts'
import { consultaDatoExtraCategoria } from './consulta-dato-extra-categoria.ts'
import { contarDisponibles } from './contar-disponibles.ts'
import { guardarPregunta } from './guardar-pregunta.ts'
import { guardarResena } from './guardar-resena.ts'
import { listarCategorias } from './listar-categorias.ts'
import { listarMarcaImagenes } from './listar-marca-imagenes.ts'
import { listarProductoRelacionado } from './listar-producto-relacionado.ts'
import { listarProductos } from './listar-productos.ts'
import { listarResenas } from './listar-resenas.ts'
import { modelosMarca } from './modelos-marca.ts'
import { preguntasProducto } from './preguntas-producto.ts'
import { productoVehiculos } from './producto-vehiculos.ts'
import { productosAnalogos } from './productos-analogos.ts'
import { productosDestacados } from './productos-destacados.ts'
import { productosParaMascota } from './productos-para-mascota.ts'
import { staffMostrarOpinion } from './staff-mostrar-opinion.ts'
import { staffOcultarOpinion } from './staff-ocultar-opinion.ts'
import { staffOpiniones } from './staff-opiniones.ts'
import { staffOpinionesCantidades } from './staff-opiniones-cantidades.ts'
import { staffQuitarResena } from './staff-quitar-resena.ts'
import { staffResponderOpinion } from './staff-responder-opinion.ts'
import { subirFotoResena } from './subir-foto-resena.ts'
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
  listarResenas,
  listarMarcaImagenes,
  modelosMarca,
  verStockProductoAtributo,
  consultaDatoExtraCategoria,
  breadcrumbcategoria,
  productosAnalogos,
  productoVehiculos,
  productosParaMascota,
  guardarResena,
  subirFotoResena,
  staffQuitarResena,
  preguntasProducto,
  guardarPregunta,
  staffOpiniones,
  staffOpinionesCantidades,
  staffResponderOpinion,
  staffOcultarOpinion,
  staffMostrarOpinion,
] as const
