import type { WireReply } from '#contract/wire-types.ts'
import { encodeAttributes } from '#rules/catalogue/encode-attributes.ts'
import { encodePet } from '#rules/pets/pet-query.ts'
import type { CataloguePort, ProductFacets, ProductListQuery } from '../port/catalogue.port.ts'
import { toCard, toCategory, toCategoryLink, toProduct, toReview } from './product.remote.ts'
import { toReading } from './search-reading.ts'
import type { Wire } from './wire.ts'

const reviewOrders = { newest: 'recientes', highest: 'mejores', lowest: 'peores' } as const

export function catalogueRemote(wire: Wire): CataloguePort {
  return {
    async listProducts({ page, limit, sort, ...query }) {
      const { items, filtros, total_es_minimo, quisiste_decir, busqueda, ...window } = await wire.get(
        'listar-productos',
        { page, limit, sort, ...wireFilters(query) },
      )
      return {
        ...window,
        items: items.map(toCard),
        isTotalLeast: total_es_minimo === 1,
        correction: quisiste_decir,
        reading: busqueda && toReading(busqueda),
        facets: {
          price: filtros.precio,
          brands: filtros.marcas,
          categories: filtros.categorias.map((each) => ({ ...toCategoryLink(each), count: each.count })),
          ratings: filtros.calificaciones,
          discount: filtros.descuento,
          colors: filtros.colores,
          attributes: filtros.atributos.map(
            ({ slug, name, idioma, tipo, unidad, rango, principal, valores }) => ({
              slug,
              name,
              lang: idioma,
              isMain: principal === 1,
              kind: tipo === 'numero' ? 'number' : 'terms',
              unit: unidad,
              bounds: rango && { low: rango.min, high: rango.max },
              values: valores.map(({ idioma: lang, ...value }) => ({ ...value, lang })),
            }),
          ),
          vehicle: toListVehicle(filtros.vehiculo),
        },
      }
    },
    async countAvailable(query) {
      const { disponibles, sucursales } = await wire.get('contar-disponibles', wireFilters(query))
      return {
        available: disponibles,
        branches: sucursales.map(({ id_sucursal: id, count }) => ({ id, count })),
      }
    },
    async listCategories() {
      return (await wire.get('listar-categorias', {})).map(toCategory)
    },
    async getCategory(slug) {
      const reply = await wire.get('categoria', { urlamigable_categoria: slug })
      return {
        ...toCategory(reply),
        ancestors: reply.padres.map(toCategory),
        children: reply.hijas.map(toCategory),
      }
    },
    async getProduct(slug, offer) {
      return toProduct(
        await wire.get('ver-producto', { urlamigable_producto: slug, ...(offer && { producto_oferta: 1 }) }),
      )
    },
    async getPreview(token) {
      return toProduct(await wire.get('producto-vista-previa', { vista: token }))
    },
    async getProductAt(slug, branchId) {
      return toProduct(await wire.get('ver-producto', { urlamigable_producto: slug, id_sucursal: branchId }))
    },
    async getStock(slug) {
      return (await wire.get('ver-stock-producto', { urlamigable_producto: slug })).stock_producto
    },
    async listReviews(productId, page, order = 'newest') {
      const { items, distribucion, ...window } = await wire.get('listar-resenas', {
        id_producto: productId,
        page,
        orden: reviewOrders[order],
      })
      const [one = 0, two = 0, three = 0, four = 0, five = 0] = distribucion
      return {
        ...window,
        sort: order,
        items: items.map(toReview),
        counts: [one, two, three, four, five],
      }
    },
    async addReview(productId, { rating, author, email, content, key, photos = [] }) {
      const keys: string[] = []
      for (const photo of photos) keys.push((await wire.post('subir-foto-resena', { foto: photo })).clave)
      return toReview(
        await wire.post('guardar-resena', {
          clave: key,
          id_producto: productId,
          calificacion: rating,
          autor: author,
          email,
          contenido: content,
          fotos: keys,
        }),
      )
    },
    async listHighlights(kind, options = {}) {
      const reply = await wire.get('productos-destacados', {
        tipo: kind,
        urlamigable_categoria: options.categorySlug,
        limit: options.limit,
      })
      return reply.map(toCard)
    },
    async listRelated(productId) {
      return (await wire.get('ListarProductoRelacionado', { id_producto: productId })).map(toCard)
    },
    async listAnalogs(productId, vehicle) {
      const wanted = { id_producto: productId, id_vehiculo: vehicle?.id, anio: vehicle?.year ?? undefined }
      return (await wire.get('productos-analogos', wanted)).map(toCard)
    },
    async listForPet(productId, pet) {
      const sent = { id_producto: productId, mascota: encodePet(pet) }
      return (await wire.get('productos-para-mascota', sent)).map(toCard)
    },
    async listBrands() {
      const reply = await wire.get('listar-marca-imagenes', {})
      return reply.map((brand) => ({
        id: brand.id_marca,
        slug: brand.urlamigable_marca,
        name: brand.glosa_marca,
        image: brand.path_marca,
        ...(brand.direcciones_anteriores && { formerSlugs: brand.direcciones_anteriores }),
      }))
    },
  }
}

function wireFilters(query: Omit<ProductListQuery, 'page' | 'limit' | 'sort'>) {
  const { search, literally, categoryId, categorySlug, brandSlug, filters, attributes } = query
  return {
    texto: search,
    solo_palabras: literally ? 1 : undefined,
    id_categoria: categoryId,
    urlamigable_categoria: categorySlug,
    urlamigable_marca: brandSlug,
    filter_price: filters?.price,
    filter_brand: filters?.brand,
    filter_discount: filters?.discount,
    filter_rating: filters?.rating,
    filter_vehicle: filters?.vehicle,
    filter_pet: filters?.pet,
    filter_color: filters?.color,
    filter_available: filters?.available,
    filter_branch: filters?.branch,
    filter_atributos: attributes && encodeAttributes(attributes),
  }
}

function toListVehicle(wire: WireReply<'listar-productos'>['filtros']['vehiculo']): ProductFacets['vehicle'] {
  if (!wire) return null
  const { id_vehiculo: id, marca: make, modelo: model, motor: engine, count, any } = wire
  return { id, make, model, engine, yearFrom: wire.anio_desde, yearTo: wire.anio_hasta, count, any }
}
