import { mediaPath } from '../content/media-path.ts'
import type { Handlers } from '../http/wire/register-call.ts'
import type { SearchService } from './search.service.ts'

/** `id_filtro` of specification §3. */
const kinds = { 1: 'words', 2: 'original-code', 3: 'barcode' } as const

/** The call of the search box. */
export function searchRoutes(search: SearchService) {
  return {
    FiltrarProducto: async (request, { tag }) => {
      const { products, categories } = await search.suggest({
        by: kinds[request.id_filtro],
        text: request.texto,
        products: request.limitProducts,
        categories: request.limitCategories,
      })
      tag(products.map((product) => product.id))
      const productos = products.map(({ id, slug, name, price, file, rating, reviewCount }) => ({
        id_producto: id,
        glosa_producto: name,
        urlamigable_producto: slug,
        precioventa_producto: price,
        path_producto: file ? mediaPath(file) : '',
        calificacion: rating,
        cantidad_resenas: reviewCount,
      }))
      if (request.limitCategories === 0) return productos
      const categorias = categories.map(({ id, slug, name, parentName }) => ({
        id_categoria: id,
        glosa_categoria: name,
        urlamigable_categoria: slug,
        glosa_categoria_padre: parentName ?? '',
      }))
      return { productos, categorias }
    },
  } satisfies Handlers
}
