import { blogArticulo } from './blog-articulo.ts'
import { blogArticulos } from './blog-articulos.ts'
import { blogCategorias } from './blog-categorias.ts'
import { blogEtiquetas } from './blog-etiquetas.ts'

export const blogCalls = [blogArticulos, blogArticulo, blogCategorias, blogEtiquetas] as const
