import { listarProductos } from '#contract/catalogue/listar-productos.ts'
import { encodeAttributes } from '#rules/catalogue/encode-attributes.ts'
import type { ProductListQuery } from '../../port/catalogue.port.ts'
import type { SampleContext } from '../layer.ts'
import { checkForm } from './check-form.ts'

/** Throws the INVALID_REQUEST that the backend answers where a list is asked for as no list can be. */
export function checkList(context: SampleContext, query: ProductListQuery): void {
  const { page, limit, sort, search, literally, categoryId, categorySlug, brandSlug, filters } = query
  const own = Object.entries(filters ?? {}).map(([name, value]) => [`filter_${name}`, value])
  const sent = {
    ...{ page, limit, sort, texto: search, solo_palabras: literally ? 1 : undefined },
    id_categoria: categoryId,
    urlamigable_categoria: categorySlug,
    urlamigable_marca: brandSlug,
    ...Object.fromEntries(own),
    filter_atributos: query.attributes && encodeAttributes(query.attributes),
  }
  checkForm(context, listarProductos.request, sent, {})
}
