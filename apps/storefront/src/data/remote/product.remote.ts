import { suitsFromWire } from '#contract/pets/suits-words.ts'
import type { WireReply } from '#contract/wire-types.ts'
import type {
  Category,
  CategoryLink,
  Product,
  ProductCard,
  ProductPicture,
  Review,
} from '../port/catalogue.port.ts'
import { toCondition } from './fit-condition.ts'
import { toFacts } from './product-facts.remote.ts'

type WireProduct = WireReply<'productos-destacados'>[number]
type WireDetail = WireReply<'ver-producto'>
type WireReview = WireReply<'guardar-resena'>
type WireCategory = WireReply<'listar-categorias'>[number]
type WireCategoryLink = WireReply<'ver-producto'>['categorias'][number]

const fitmentKinds = { no_aplica: 'none', desconocida: 'unknown', todos: 'all', algunos: 'some' } as const

export function toCard(wire: WireProduct): ProductCard {
  return {
    id: wire.id_producto,
    slug: wire.urlamigable,
    name: wire.glosa_producto,
    lang: wire.idioma,
    sku: wire.codigo_producto,
    brand: wire.marca,
    pictures: wire.imagenes.map(toPicture),
    price: wire.price,
    compareAtPrice: wire.compareAtPrice,
    discountPercent: wire.descuento,
    rating: wire.calificacion,
    reviewCount: wire.cantidad_resenas,
    stock: wire.stock_producto,
    backorder: wire.venta_sin_stock === 1,
    features: wire.destacados.map((each) => ({ name: each.titulo, value: each.detalle, lang: each.idioma })),
    content: wire.contenido && { amount: wire.contenido.cantidad, unit: wire.contenido.unidad },
    hasOptions: wire.tiene_opciones === 1,
    isOffer: wire.producto_oferta === 1,
    fitment: {
      kind: fitmentKinds[wire.compatibilidad.tipo],
      vehicleIds: wire.compatibilidad.vehiculos,
      ...(wire.compatibilidad.condiciones && {
        conditions: wire.compatibilidad.condiciones.map((each) => ({
          ...toCondition(each),
          vehicleIds: each.vehiculos,
        })),
      }),
      ...(wire.compatibilidad.anios && {
        years: wire.compatibilidad.anios.map(({ id_vehiculo: vehicleId, desde: from, hasta: to }) => ({
          vehicleId,
          from,
          to,
        })),
      }),
    },
    ...(wire.animales && { suits: suitsFromWire(wire.animales) }),
  }
}

const toPicture = (wire: WireProduct['imagenes'][number]): ProductPicture => ({
  src: wire.path_imagen,
  alt: wire.alt,
  ground: wire.fondo,
  valueId: wire.id_valor,
})

export function toProduct(wire: WireDetail): Product {
  const size = wire.dimensiones_paquete
  return {
    ...toCard(wire),
    partNumber: wire.codigooriginal_producto,
    barcode: wire.codigobarra_producto,
    shortDescription: wire.descripcioncorta_producto,
    description: wire.descripcionextendida_producto.split(/\n{2,}/).filter(Boolean),
    specification: [...Map.groupBy(wire.especificaciones, (each) => each.grupo)].map(([group, entries]) => ({
      group,
      lang: entries[0]?.idioma_grupo,
      entries: entries.map((each) => ({ name: each.titulo, value: each.detale, lang: each.idioma })),
    })),
    options: wire.atributos.map((option) => ({
      id: option.id_atributo,
      name: option.glosa_atributo,
      lang: option.idioma,
      kind: option.tipo,
      values: option.valores.map((value) => ({
        id: value.id_atributo,
        name: value.glosa_atributo,
        lang: value.idioma,
        color: value.color,
        picture: value.imagen && toPicture(value.imagen),
        stock: value.stock_atributo,
      })),
    })),
    facts: wire.ficha && toFacts(wire.ficha),
    factsLang: wire.ficha?.idioma,
    packageSize: { width: size.ancho, height: size.alto, depth: size.profundidad, weight: size.peso },
    categoryPath: wire.categorias.map(toCategoryLink),
    tags: wire.etiquetas,
    textsLang: wire.idioma_textos,
    retractExclusion: wire.exclusion_retracto,
  }
}

export const toReview = (wire: WireReview): Review => ({
  id: wire.id_resena,
  date: wire.fecha,
  author: wire.autor,
  rating: wire.calificacion,
  content: wire.contenido,
  lang: wire.idioma,
  isVerified: wire.compra_verificada === 1,
  photos: (wire.fotos ?? []).map(({ path, path_chica }) => ({ src: path, thumbnail: path_chica })),
  answer: wire.respuesta ? { content: wire.respuesta.contenido, date: wire.respuesta.fecha } : null,
})

export const toCategoryLink = (wire: WireCategoryLink): CategoryLink => ({
  id: wire.id_categoria,
  slug: wire.urlamigable_categoria,
  name: wire.glosa_categoria,
  lang: wire.idioma,
})

export const toCategory = (wire: WireCategory): Category => ({
  ...toCategoryLink(wire),
  parentId: wire.id_categoria_padre,
  description: wire.descripcion_categoria,
  icon: wire.icono_categoria,
  image: wire.path_categoria,
  tree: wire.arbol,
  productCount: wire.cantidad_productos,
  ...(wire.titulo_seo && { seoTitle: wire.titulo_seo }),
  ...(wire.descripcion_seo && { seoDescription: wire.descripcion_seo }),
  ...(wire.direcciones_anteriores && { formerSlugs: wire.direcciones_anteriores }),
})
