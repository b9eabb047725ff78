import type { SearchPort } from '../port/search.port.ts'
import type { Wire } from './wire.ts'

const leastCharacters = 3

export function searchRemote(wire: Wire): SearchPort {
  return {
    async suggest(text, signal) {
      const texto = text.trim()
      if (texto.length < leastCharacters) return { products: [], categories: [], topics: [], pages: [] }
      const reply = await wire.get(
        'FiltrarProducto',
        { id_filtro: 1, texto, limitProducts: 3, limitCategories: 4 },
        signal,
      )
      const {
        productos,
        categorias,
        ayuda = [],
        paginas = [],
      } = Array.isArray(reply) ? { productos: reply, categorias: [] } : reply
      return {
        products: productos.map((product) => ({
          id: product.id_producto,
          slug: product.urlamigable_producto,
          name: product.glosa_producto,
          lang: product.idioma,
          price: product.precioventa_producto,
          image: product.path_producto,
          rating: product.calificacion,
          reviewCount: product.cantidad_resenas,
        })),
        categories: categorias.map((category) => ({
          id: category.id_categoria,
          slug: category.urlamigable_categoria,
          name: category.glosa_categoria,
          lang: category.idioma,
          parentName: category.glosa_categoria_padre,
        })),
        topics: ayuda,
        pages: paginas.map((page) => ({ slug: page.url, title: page.titulo, lang: page.idioma })),
      }
    },
  }
}
