import { suitsToWire } from '#contract/pets/suits-words.ts'
import type { WireReply } from '#contract/wire-types.ts'
import { mediaPath } from '../content/media-path.ts'
import { presentLanguage } from '../terms/terms.present.ts'
import type { InLanguage } from '../terms/terms.service.ts'
import type { VehicleRow } from '../vehicles/vehicles.service.ts'
import type { CategoryRow } from './catalogue.store.ts'
import type { brands, reviews } from './catalogue.tables.ts'
import { presentFacts } from './product/facts.present.ts'
import { presentFitment } from './product/fitment.present.ts'
import type { ReviewPhoto } from './reviews/photos/photos.store.ts'
import type { TranslatedCard, TranslatedProduct } from './translations/translate-product.ts'
import type { TranslatedAttribute } from './translations/translations.service.ts'

type WireCard = WireReply<'productos-destacados'>[number]
type WireCategory = WireReply<'listar-categorias'>[number]

export function presentCard(row: TranslatedCard): WireCard {
  return {
    id_producto: row.id,
    glosa_producto: row.name,
    ...presentLanguage(row),
    urlamigable: row.slug,
    codigo_producto: row.sku,
    price: row.price,
    compareAtPrice: row.compareAtPrice,
    descuento: row.discountPercent,
    stock_producto: row.stock,
    venta_sin_stock: row.backorder ? 1 : 0,
    imagenes: row.pictures.map(({ file, alt, ground, valueId }) => ({
      path_imagen: mediaPath(file),
      alt,
      fondo: ground,
      ...(valueId && { id_valor: valueId }),
    })),
    marca: row.brand && { ...row.brand, image: row.brand.image && mediaPath(row.brand.image) },
    calificacion: row.rating,
    cantidad_resenas: row.reviewCount,
    destacados: row.features.map((feature) => ({
      titulo: feature.name,
      detalle: feature.value,
      ...presentLanguage(feature),
    })),
    contenido:
      row.contentAmount !== null && row.contentUnit !== null
        ? { cantidad: row.contentAmount, unidad: row.contentUnit }
        : null,
    tiene_opciones: row.hasOptions ? 1 : 0,
    producto_oferta: row.compareAtPrice === null ? 0 : 1,
    compatibilidad: presentFitment(row),
    ...(row.suits && { animales: suitsToWire(row.suits) }),
  }
}

export function presentProduct(row: TranslatedProduct): WireReply<'ver-producto'> {
  return {
    ...presentCard(row),
    codigooriginal_producto: row.originalCode,
    codigobarra_producto: row.barcode,
    descripcioncorta_producto: row.shortDescription ?? '',
    descripcionextendida_producto: (row.description ?? []).join('\n\n'),
    especificaciones: row.specifications.map((each) => ({
      titulo: each.name,
      detale: each.value,
      ...presentLanguage(each),
      grupo: each.section,
      ...(each.sectionLanguage && { idioma_grupo: each.sectionLanguage }),
    })),
    ficha:
      row.facts &&
      presentFacts({ facts: row.facts, ...(row.factsLanguage && { language: row.factsLanguage }) }),
    dimensiones_paquete: {
      ancho: row.packageWidth,
      alto: row.packageHeight,
      profundidad: row.packageDepth,
      peso: row.packageWeight,
    },
    atributos: row.options.map((option) => ({
      id_atributo: option.id,
      glosa_atributo: option.name,
      ...presentLanguage(option),
      tipo: option.kind,
      valores: option.values.map((value) => ({
        id_atributo: value.id,
        glosa_atributo: value.name,
        ...presentLanguage(value),
        color: value.color,
        imagen:
          value.picture === null
            ? null
            : {
                path_imagen: mediaPath(value.picture),
                alt: `${row.name}, ${value.name}`,
                fondo: row.pictures[0]?.ground ?? 'transparent',
              },
        stock_atributo: value.stock,
      })),
    })),
    categorias: row.categoryPath.map(presentCategoryLink),
    etiquetas: row.tags ?? [],
    ...(row.textsLanguage && { idioma_textos: row.textsLanguage }),
    exclusion_retracto: row.retractExclusion,
  }
}

export function presentCategoryLink(row: InLanguage<{ id: number; slug: string; name: string }>) {
  return {
    id_categoria: row.id,
    glosa_categoria: row.name,
    ...presentLanguage(row),
    urlamigable_categoria: row.slug,
  }
}

export function presentCategory(row: InLanguage<CategoryRow>): WireCategory {
  return {
    ...presentCategoryLink(row),
    id_categoria_padre: row.parentId,
    descripcion_categoria: row.description,
    icono_categoria: row.icon,
    path_categoria: row.image && mediaPath(row.image),
    arbol: row.tree,
    cantidad_productos: row.productCount,
    ...(row.seoTitle && { titulo_seo: row.seoTitle }),
    ...(row.seoDescription && { descripcion_seo: row.seoDescription }),
    ...(row.formerSlugs.length > 0 && { direcciones_anteriores: row.formerSlugs }),
  }
}

export const presentPhoto = ({ key, width, height }: ReviewPhoto) => ({
  path: `/media/resenas/${key}.webp`,
  path_chica: `/media/resenas/${key}-s.webp`,
  ancho: width,
  alto: height,
})

export function presentReview(
  row: InLanguage<Omit<typeof reviews.$inferSelect, 'language'>>,
  photos: readonly ReviewPhoto[] = [],
): WireReply<'listar-resenas'>['items'][number] {
  return {
    id_resena: row.id,
    fecha: row.writtenOn,
    autor: row.author,
    calificacion: row.rating,
    contenido: row.content,
    ...presentLanguage(row),
    compra_verificada: row.verified ? 1 : 0,
    ...(photos.length > 0 && { fotos: photos.map(presentPhoto) }),
    ...(row.answer !== null &&
      row.answeredOn !== null && { respuesta: { contenido: row.answer, fecha: row.answeredOn } }),
  }
}

export function presentBrand(
  row: typeof brands.$inferSelect & { formerSlugs: string[] },
): WireReply<'listar-marca-imagenes'>[number] {
  return {
    id_marca: row.id,
    glosa_marca: row.name,
    path_marca: row.image && mediaPath(row.image),
    urlamigable_marca: row.slug,
    ...(row.formerSlugs.length > 0 && { direcciones_anteriores: row.formerSlugs }),
  }
}

/** The vehicle that narrows a list, with what fits it and what the list holds without it. */
export function presentListVehicle(
  row: VehicleRow,
  { total, anyVehicle }: { total: number; anyVehicle: number },
): NonNullable<WireReply<'listar-productos'>['filtros']['vehiculo']> {
  return {
    id_vehiculo: row.id,
    marca: row.make,
    modelo: row.model,
    motor: row.engine,
    anio_desde: row.yearFrom,
    anio_hasta: row.yearTo,
    count: total,
    any: anyVehicle,
  }
}

/** A filter of a list by a feature. */
export function presentAttribute(
  row: TranslatedAttribute,
): WireReply<'listar-productos'>['filtros']['atributos'][number] {
  return {
    slug: row.slug,
    name: row.name,
    ...presentLanguage(row),
    tipo: row.kind === 'number' ? 'numero' : 'terminos',
    unidad: row.unit,
    rango: row.bounds && { min: row.bounds.low, max: row.bounds.high },
    principal: row.isMain ? 1 : 0,
    valores: row.values.map(({ slug, name, count, ...value }) => ({
      slug,
      name,
      ...presentLanguage(value),
      count,
    })),
  }
}
