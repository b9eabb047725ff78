import { z } from 'zod'
import { flag, pesos, textLanguage } from '../fields.ts'
import { suits } from '../pets/suits.ts'

export const brand = z.object({
  slug: z.string(),
  name: z.string(),
  country: z.string(),
  image: z.string(),
})

/** cm and kg. */
export const packageSize = z.object({
  ancho: z.number(),
  alto: z.number(),
  profundidad: z.number(),
  peso: z.number(),
})

/** A picture; `fondo` is the pale ground it stands on, as CSS hex. */
export const picture = z.object({ path_imagen: z.string(), alt: z.string(), fondo: z.string() })

/**
 * An option of a product. Each value is an attribute of its own: its `id_atributo` is what
 * `verStockProductoAtributo` asks for and what an order line carries.
 */
export const option = z.object({
  id_atributo: z.int(),
  glosa_atributo: z.string(),
  idioma: textLanguage,
  tipo: z.enum(['label', 'color']),
  valores: z.array(
    z.object({
      id_atributo: z.int(),
      glosa_atributo: z.string(),
      idioma: textLanguage,
      color: z.string().nullable(),
      /** The product with this value; null where its own pictures stand for it. */
      imagen: picture.nullable(),
      stock_atributo: z.int(),
    }),
  ),
})

/** What a part asks of a vehicle that it fits: a variant of the engine, where it goes, or anything else. */
export const fitCondition = z.object({
  tipo: z.enum(['motor', 'lado', 'nota']),
  texto: z.string(),
  idioma: textLanguage,
})

/**
 * What a product fits (D40): `no_aplica` is no vehicle part; `vehiculos` are ids, with `algunos` alone. A condition
 * names those of them that it is asked of; `anios` are the years, both included, in which alone it fits one of them.
 * Both are left out where there are none.
 */
export const fitment = z.object({
  tipo: z.enum(['no_aplica', 'desconocida', 'todos', 'algunos']),
  vehiculos: z.array(z.int()),
  condiciones: z.array(fitCondition.extend({ vehiculos: z.array(z.int()) })).optional(),
  anios: z.array(z.object({ id_vehiculo: z.int(), desde: z.int(), hasta: z.int() })).optional(),
})

/** What a card of the catalogue shows. Prices are pesos with IVA; `descuento` is a whole percentage. */
export const product = z.object({
  id_producto: z.int(),
  glosa_producto: z.string(),
  idioma: textLanguage,
  urlamigable: z.string(),
  codigo_producto: z.string(),
  price: pesos,
  compareAtPrice: pesos.nullable(),
  descuento: z.int(),
  stock_producto: z.int(),
  venta_sin_stock: flag,
  /** Of a card the first two; of a product whole all of them, with the value of an option that one shows, if it does. */
  imagenes: z.array(picture.extend({ id_valor: z.int().optional() })),
  marca: brand.nullable(),
  calificacion: z.number(),
  cantidad_resenas: z.int(),
  destacados: z.array(z.object({ titulo: z.string(), detalle: z.string(), idioma: textLanguage })),
  contenido: z.object({ cantidad: z.number(), unidad: z.enum(['kg', 'l', 'unit']) }).nullable(),
  tiene_opciones: flag,
  producto_oferta: flag,
  compatibilidad: fitment,
  /** Left out for what is for no animal. */
  animales: suits.optional(),
})

export const productExample = {
  id_producto: 1001,
  glosa_producto: 'Alimento perro adulto raza mediana, pollo y arroz 15 kg',
  urlamigable: 'andino-perro-adulto-raza-mediana-pollo-arroz-15-kg',
  codigo_producto: 'AND-1001',
  price: 42990,
  compareAtPrice: 49990,
  descuento: 14,
  stock_producto: 24,
  venta_sin_stock: 0 as const,
  imagenes: [{ path_imagen: '/media/p-1001.svg', alt: 'Saco de 15 kg', fondo: '#f4ecdf' }],
  marca: { slug: 'andino', name: 'Andino', country: 'Chile', image: '/media/brand-andino.svg' },
  calificacion: 4.8,
  cantidad_resenas: 12,
  destacados: [{ titulo: 'Etapa', detalle: 'Adulto' }],
  contenido: { cantidad: 15, unidad: 'kg' as const },
  tiene_opciones: 0 as const,
  producto_oferta: 1 as const,
  compatibilidad: { tipo: 'no_aplica' as const, vehiculos: [] },
  animales: {
    especies: ['perro' as const],
    meses: { desde: 12, hasta: null },
    tallas: ['mediana' as const],
    alergenos: ['pollo' as const, 'arroz' as const],
  },
}
