import { blogArticulo } from './blog-articulo.ts'
import { blogArticulos } from './blog-articulos.ts'
import { blogCategorias } from './blog-categorias.ts'

export const blogCalls = [blogArticulos, blogArticulo, blogCategorias] as const
