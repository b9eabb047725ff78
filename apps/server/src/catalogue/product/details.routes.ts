import { extraDataKinds } from '#contract/catalogue/consulta-dato-extra-categoria.ts'
import { mediaPath } from '../../content/media-path.ts'
import type { Handlers } from '../../http/wire/register-call.ts'
import { isRefusal } from '../../refusals/refusal.ts'
import { presentCard, presentCategoryLink } from '../catalogue.present.ts'
import type { DetailsService } from './details.service.ts'

/** The calls about a single brand, category or product, beside the product itself. */
export function detailsRoutes(details: DetailsService) {
  return {
    'modelos-marca': async ({ url_amigable: slug }) => {
      const models = await details.models(slug)
      if (isRefusal(models)) return models
      return models.map((model) => ({
        id_modelo: model.id,
        id_marca: model.brandId,
        glosa_modelo: model.name,
        urlamigable_modelo: model.slug,
        urlimagen_modelo: mediaPath(model.image),
        orden_modelo: model.position,
      }))
    },

    verStockProductoAtributo: async ({ id_producto: productId, id_atributo: valueId }) => {
      const stock = await details.stockOfValue(productId, valueId)
      return isRefusal(stock) ? stock : { stock_atributo: stock }
    },

    ConsultaDatoExtraCategoria: async ({ id_producto: productId }, { tag }) => {
      const fields = await details.extraData(productId)
      if (isRefusal(fields)) return fields
      tag([productId])
      return fields.map(({ id, label, kind }) => ({
        id_dato_extra: id,
        glosa_dato_extra: label,
        id_tipo_dato_extra: extraDataKinds[kind],
      }))
    },

    breadcrumbcategoria: async ({ id_categoria: categoryId }) => {
      const path = await details.pathTo(categoryId)
      return isRefusal(path) ? path : path.map(presentCategoryLink)
    },

    'productos-analogos': async ({ id_producto: productId, id_sucursal: branchId }, { tag }) => {
      const cards = await details.analogues(productId, branchId ?? null)
      if (isRefusal(cards)) return cards
      tag([productId, ...cards.map((card) => card.id)])
      return cards.map(presentCard)
    },
  } satisfies Handlers
}
