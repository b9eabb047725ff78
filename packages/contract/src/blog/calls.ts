import { blogArticulo } from './blog-articulo.ts'
import { blogArticulos } from './blog-articulos.ts'
import { blogCategorias } from './blog-categorias.ts'
import { blogEtiquetas } from './blog-etiquetas.ts'
import { staffArticulo } from './staff-articulo.ts'
import { staffArticulos } from './staff-articulos.ts'
import { staffBlogCategorias } from './staff-blog-categorias.ts'
import { staffGuardarArticulo } from './staff-guardar-articulo.ts'
import { staffGuardarBlogCategoria } from './staff-guardar-blog-categoria.ts'
import { staffPreviaArticulo } from './staff-previa-articulo.ts'
import { staffQuitarArticulo } from './staff-quitar-articulo.ts'
import { staffQuitarBlogCategoria } from './staff-quitar-blog-categoria.ts'

export const blogCalls = [
  blogArticulos,
  blogArticulo,
  blogCategorias,
  blogEtiquetas,
  staffArticulos,
  staffArticulo,
  staffGuardarArticulo,
  staffQuitarArticulo,
  staffPreviaArticulo,
  staffBlogCategorias,
  staffGuardarBlogCategoria,
  staffQuitarBlogCategoria,
] as const
