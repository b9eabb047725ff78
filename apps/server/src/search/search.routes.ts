import type { CatalogueTranslations } from '../catalogue/translations/translations.service.ts'
import { mediaPath } from '../content/media-path.ts'
import type { Handlers } from '../http/wire/register-call.ts'
import { presentLanguage } from '../terms/terms.present.ts'
import type { NamedPages } from './named-pages.ts'
import type { SearchService } from './search.service.ts'
import { translateHits } from './translate-hits.ts'

/** `id_filtro` of specification §3. */
const kinds = { 1: 'words', 2: 'original-code', 3: 'barcode' } as const

/** So many of the owner's pages are suggested at most. */
const mostPages = 3

/** The calls of the search box. */
export function searchRoutes(
  search: SearchService,
  translations: Pick<CatalogueTranslations, 'names'>,
  namedPages: NamedPages,
) {
  return {
    FiltrarProducto: async (request, { tag, language }) => {
      const namesPages = request.id_filtro === 1 && request.limitCategories > 0
      const [found, pages] = await Promise.all([
        search.suggest({
          by: kinds[request.id_filtro],
          text: request.texto,
          products: request.limitProducts,
          categories: request.limitCategories,
          language,
        }),
        namesPages ? namedPages(request.texto, language, mostPages) : [],
      ])
      tag(found.products.map((product) => product.id))
      const { products, categories } = await translateHits(found, translations, language)
      const productos = products.map((product) => ({
        id_producto: product.id,
        glosa_producto: product.name,
        ...presentLanguage(product),
        urlamigable_producto: product.slug,
        precioventa_producto: product.price,
        path_producto: product.file ? mediaPath(product.file) : '',
        calificacion: product.rating,
        cantidad_resenas: product.reviewCount,
      }))
      if (request.limitCategories === 0) return productos
      const categorias = categories.map((category) => ({
        id_categoria: category.id,
        glosa_categoria: category.name,
        urlamigable_categoria: category.slug,
        glosa_categoria_padre: category.parent?.name ?? '',
        ...presentLanguage(category),
      }))
      const paginas = pages.map((page) => ({
        url: page.slug,
        titulo: page.title,
        ...(!page.isTranslated && { idioma: 'es' as const }),
      }))
      return {
        productos,
        categorias,
        ...(found.topics.length > 0 && { ayuda: found.topics }),
        ...(paginas.length > 0 && { paginas }),
      }
    },
  } satisfies Handlers
}
