import { z } from 'zod'
import { retractExclusions } from '#rules/orders/returns.ts'
import { defineCall } from '../define-call.ts'
import { flagInput, optionalId, slug, textLanguage } from '../fields.ts'
import { categoryLink } from './category-shapes.ts'
import { productFacts } from './product-facts-shape.ts'
import { option, packageSize, product, productExample } from './product-shapes.ts'

export const productDetail = product.extend({
  codigooriginal_producto: z.string(),
  codigobarra_producto: z.string(),
  descripcioncorta_producto: z.string(),
  descripcionextendida_producto: z.string(),
  especificaciones: z.array(
    z.object({
      titulo: z.string(),
      detale: z.string(),
      idioma: textLanguage,
      grupo: z.string(),
      idioma_grupo: textLanguage,
    }),
  ),
  /** Ours: what is in the bag, the dose or the box; null where nothing is known. */
  ficha: productFacts.nullable(),
  dimensiones_paquete: packageSize,
  atributos: z.array(option),
  categorias: z.array(categoryLink),
  etiquetas: z.array(z.string()),
  /** Ours: the language of the descriptions and the tags, where it is not the one asked for. */
  idioma_textos: textLanguage,
  /** Ours: why it is not taken back (retracto), announced before it is bought; null for what is. */
  exclusion_retracto: z.enum(retractExclusions).nullable(),
})

export const verProducto = defineCall({
  name: 'ver-producto',
  verbs: ['GET'],
  access: 'anyone',
  cacheable: true,
  translated: true,
  request: z.object({
    urlamigable_producto: slug,
    producto_oferta: flagInput,
    id_sucursal: optionalId,
  }),
  reply: productDetail,
  errors: ['NOT_FOUND'],
  doc: 'A product whole, by its slug. `id_sucursal` narrows the stock to one branch; without it the stock is that of all. `producto_oferta` says how the shopper came; the price is the one of now either way (D15). `categorias` runs from root to leaf; paragraphs of the long description are parted by blank lines.',
  example: {
    request: { urlamigable_producto: productExample.urlamigable },
    reply: {
      ...productExample,
      codigooriginal_producto: 'AN-PM-15',
      codigobarra_producto: '7801234500017',
      descripcioncorta_producto: 'Alimento completo para perros adultos de 10 a 25 kg.',
      descripcionextendida_producto: 'Con pollo como primer ingrediente.',
      especificaciones: [{ titulo: 'Proteína', detale: '26 %', grupo: 'Análisis garantizado' }],
      ficha: {
        tipo: 'alimento',
        especie: 'perro',
        completo: 1,
        edad_meses: { desde: 12, hasta: null },
        ingredientes: [{ glosa_ingrediente: 'Pollo deshidratado', porcentaje: 24, alergenos: ['pollo'] }],
        analisis: { proteina: 26, grasa: 14, fibra: 3, humedad: 9, ceniza: 7 },
        energia: 3535,
        croqueta: 13,
        racion: { meses: [12], filas: [{ peso: 10, gramos: [175] }] },
      },
      dimensiones_paquete: { ancho: 40, alto: 65, profundidad: 12, peso: 15.2 },
      atributos: [],
      categorias: [{ id_categoria: 1, glosa_categoria: 'Perros', urlamigable_categoria: 'perros' }],
      etiquetas: ['alimento'],
      exclusion_retracto: null,
    },
  },
})
