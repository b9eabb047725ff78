import type { z } from 'zod'
import type { contarDisponibles } from '#contract/catalogue/contar-disponibles.ts'
import type { WireReply } from '#contract/wire-types.ts'
import { decodeAttributes, decodeRange, decodeRatings, decodeSlugs } from '#rules/catalogue/filters.ts'
import { decodePet } from '#rules/pets/pet-query.ts'
import type { ShopLanguage } from '#rules/text/shop-language.ts'
import { decodeVehicle } from '#rules/vehicles/decode-vehicle.ts'
import type { Handlers } from '../http/wire/register-call.ts'
import { ReplyWithTexts } from '../http/wire/reply-with-texts.ts'
import { isRefusal } from '../refusals/refusal.ts'
import { presentReading } from '../search/search.present.ts'
import { cardText } from './card-text.ts'
import {
  presentAttribute,
  presentBrand,
  presentCard,
  presentCategory,
  presentCategoryLink,
  presentListVehicle,
  presentProduct,
  presentReview,
} from './catalogue.present.ts'
import type { CatalogueService } from './catalogue.service.ts'
import type { CategoryRow } from './catalogue.store.ts'
import type { ListFilters, ListService } from './list/list.service.ts'
import { priceBounds } from './list/price-bounds.ts'
import type { PhotosService } from './reviews/photos/photos.service.ts'
import type { CatalogueTranslations } from './translations/translations.service.ts'

const orders = { recientes: 'newest', mejores: 'highest', peores: 'lowest' } as const

/** The calls about products, categories, brands and reviews. */
export function catalogueRoutes({
  catalogue,
  list,
  translations,
  photos,
}: {
  catalogue: CatalogueService
  list: ListService
  photos: Pick<PhotosService, 'ofReviews'>
  translations: CatalogueTranslations
}) {
  return {
    'listar-categorias': async (_, { language }) =>
      (await translations.categories(await catalogue.categories(), language)).map(presentCategory),

    categoria: async ({ urlamigable_categoria: slug }, { language }) => {
      const found = await catalogue.category(slug)
      if (isRefusal(found)) return found
      const inLanguage = (rows: CategoryRow[]) => translations.categories(rows, language)
      const [[category = found.category], ancestors, children] = await Promise.all([
        inLanguage([found.category]),
        inLanguage(found.ancestors),
        inLanguage(found.children),
      ])
      return {
        ...presentCategory(category),
        padres: ancestors.map(presentCategory),
        hijas: children.map(presentCategory),
      }
    },

    'listar-productos': async (request, { tag, language }) => {
      const { page, limit, sort } = request
      const { facets, vehicle, window, isTotalLeast, correction, searched, ...found } = await list.list({
        ...filtersOf(request, language),
        page,
        limit,
        sort,
        after: request.despues_de ?? null,
      })
      // Which products can be had decides what is listed: a reply goes stale with those too that it does not show.
      if (!request.filter_available && !request.filter_branch) tag(found.items.map((item) => item.id))
      const [items, categories, attributes, [asked]] = await Promise.all([
        translations.cards(found.items, language),
        translations.names('categories', facets.categories, language),
        translations.attributes(found.attributes, language),
        translations.engines(vehicle ? [vehicle] : [], language),
      ])
      const reply: WireReply<'listar-productos'> = {
        items: [],
        ...window,
        total_es_minimo: isTotalLeast ? 1 : 0,
        quisiste_decir: correction,
        busqueda: searched && presentReading(searched),
        sort,
        filtros: {
          precio: priceBounds(facets.minPrice, facets.maxPrice),
          marcas: facets.brands,
          categorias: categories.map((each) => ({ ...presentCategoryLink(each), count: each.count })),
          calificaciones: facets.ratings,
          descuento: { any: facets.anyOffer, yes: facets.offers, no: facets.anyOffer - facets.offers },
          colores: facets.colors,
          atributos: attributes.map(presentAttribute),
          vehiculo: asked ? presentListVehicle(asked, facets) : null,
        },
      }
      return new ReplyWithTexts(
        reply,
        'items',
        items.map((item) => cardText(item, language)),
      )
    },

    // Goes stale with every change of stock: nothing is told of which products it counts.
    'contar-disponibles': async (request, { language }) => {
      const { available, branches } = await list.available(filtersOf(request, language))
      return {
        disponibles: available,
        sucursales: branches.map(({ id, count }) => ({ id_sucursal: id, count })),
      }
    },

    'productos-destacados': async ({ tipo, urlamigable_categoria: slug, limit }, { tag, language }) => {
      const cards = await catalogue.highlights(tipo, slug ?? null, limit)
      tag(cards.map((card) => card.id))
      return (await translations.cards(cards, language)).map(presentCard)
    },

    'ver-producto': async ({ urlamigable_producto: slug, id_sucursal: branchId }, { tag, language }) => {
      const product = await catalogue.product(slug, branchId ?? null)
      if (isRefusal(product)) return product
      tag([product.id])
      return presentProduct(await translations.product(product, language))
    },

    'ver-stock-producto': async ({ urlamigable_producto: slug }) => {
      const stock = await catalogue.stock(slug)
      return isRefusal(stock) ? stock : { stock_producto: stock }
    },

    ListarProductoRelacionado: async ({ id_producto: id, id_sucursal: branchId }, { tag, language }) => {
      const cards = await catalogue.related(id, branchId ?? null)
      if (isRefusal(cards)) return cards
      tag([id, ...cards.map((card) => card.id)])
      return (await translations.cards(cards, language)).map(presentCard)
    },

    'listar-resenas': async ({ id_producto: id, orden, page, limit }, { tag, language }) => {
      const reviews = await catalogue.reviews(id, orders[orden], page, limit)
      if (isRefusal(reviews)) return reviews
      tag([id])
      const [rows, shown] = await Promise.all([
        translations.reviews(reviews.rows, language),
        photos.ofReviews(reviews.rows.map((row) => row.id)),
      ])
      return {
        ...reviews.window,
        items: rows.map((row) => presentReview(row, shown.get(row.id))),
        distribucion: reviews.counts,
      }
    },

    'listar-marca-imagenes': async () => (await catalogue.brands()).map(presentBrand),
  } satisfies Handlers
}

/** What a request chooses the products of a list by. */
function filtersOf(request: z.output<typeof contarDisponibles.request>, language: ShopLanguage): ListFilters {
  return {
    text: request.texto,
    categoryId: request.id_categoria ?? null,
    categorySlug: request.urlamigable_categoria ?? null,
    brandSlug: request.urlamigable_marca ?? null,
    price: request.filter_price ? decodeRange(request.filter_price) : null,
    brands: decodeSlugs(request.filter_brand ?? ''),
    ratings: decodeRatings(request.filter_rating ?? ''),
    offer: request.filter_discount === 'yes' ? true : request.filter_discount === 'no' ? false : null,
    vehicle: decodeVehicle(request.filter_vehicle ?? ''),
    pet: decodePet(request.filter_pet ?? ''),
    colors: decodeSlugs(request.filter_color ?? ''),
    available: request.filter_available === 'yes',
    branchId: request.filter_branch ?? null,
    attributes: decodeAttributes(request.filter_atributos ?? ''),
    literally: request.solo_palabras === 1,
    language,
  }
}
