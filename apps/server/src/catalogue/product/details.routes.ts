import { extraDataKinds } from '#contract/catalogue/consulta-dato-extra-categoria.ts'
import { decodePet } from '#rules/pets/pet-query.ts'
import { mediaPath } from '../../content/media-path.ts'
import type { Handlers } from '../../http/wire/register-call.ts'
import { isRefusal, refuse } from '../../refusals/refusal.ts'
import { presentLanguage } from '../../terms/terms.present.ts'
import { presentCard, presentCategoryLink } from '../catalogue.present.ts'
import type { CatalogueTranslations } from '../translations/translations.service.ts'
import type { DetailsService } from './details.service.ts'
import { presentFitted } from './fitment.present.ts'

/** The calls about a single brand, category or product, beside the product itself. */
export function detailsRoutes(details: DetailsService, translations: CatalogueTranslations) {
  return {
    'modelos-marca': async ({ url_amigable: slug }, { language }) => {
      const models = await details.models(slug)
      if (isRefusal(models)) return models
      return (await translations.words(models, language)).map((model) => ({
        id_modelo: model.id,
        id_marca: model.brandId,
        glosa_modelo: model.name,
        ...presentLanguage(model),
        urlamigable_modelo: model.slug,
        urlimagen_modelo: mediaPath(model.image),
        orden_modelo: model.position,
      }))
    },

    verStockProductoAtributo: async ({ id_producto: productId, id_atributo: valueId }) => {
      const stock = await details.stockOfValue(productId, valueId)
      return isRefusal(stock) ? stock : { stock_atributo: stock }
    },

    ConsultaDatoExtraCategoria: async ({ id_producto: productId }, { tag, language }) => {
      const fields = await details.extraData(productId)
      if (isRefusal(fields)) return fields
      tag([productId])
      const named = fields.map(({ label: name, ...field }) => ({ ...field, name }))
      return (await translations.words(named, language)).map((field) => ({
        id_dato_extra: field.id,
        glosa_dato_extra: field.name,
        ...presentLanguage(field),
        id_tipo_dato_extra: extraDataKinds[field.kind],
      }))
    },

    breadcrumbcategoria: async ({ id_categoria: categoryId }, { language }) => {
      const path = await details.pathTo(categoryId)
      if (isRefusal(path)) return path
      return (await translations.names('categories', path, language)).map(presentCategoryLink)
    },

    'productos-analogos': async (
      { id_producto: productId, id_sucursal: branchId, id_vehiculo: id, anio: year = null },
      { tag, language },
    ) => {
      const vehicle = id === undefined ? null : { id, year }
      const cards = await details.analogues(productId, branchId ?? null, vehicle)
      if (isRefusal(cards)) return cards
      tag([productId, ...cards.map((card) => card.id)])
      return (await translations.cards(cards, language)).map(presentCard)
    },

    'producto-vehiculos': async ({ id_producto: productId }, { tag, language }) => {
      const found = await details.fitment(productId)
      if (isRefusal(found)) return found
      tag([productId])
      const vehicles = await translations.engines(found.vehicles, language)
      return {
        vehiculos: presentFitted(await translations.conditions(vehicles, language)),
        numeros_oem: found.oemNumbers.map(({ make, number }) => ({ marca: make, numero: number })),
      }
    },

    'productos-para-mascota': async ({ id_producto: productId, mascota }, { language }) => {
      const pet = decodePet(mascota)
      const cards = pet ? await details.suited(productId, pet) : refuse('NOT_FOUND')
      if (isRefusal(cards)) return cards
      return (await translations.cards(cards, language)).map(presentCard)
    },
  } satisfies Handlers
}
