import { z } from 'zod'

/** Says that a text exists in Spanish alone, where another language was asked for. */
const fallenBack = { idioma: z.literal('es').optional() }

export const postCategory = z.object({
  urlamigable_categoria: z.string(),
  glosa_categoria: z.string(),
  ...fallenBack,
})

export const postTag = z.object({
  urlamigable_etiqueta: z.string(),
  glosa_etiqueta: z.string(),
  ...fallenBack,
})

/** A post as a list shows it; `fecha` is a day, ISO 8601. */
export const postSummary = z.object({
  id_articulo: z.int(),
  urlamigable_articulo: z.string(),
  titulo: z.string(),
  resumen: z.string(),
  path_imagen: z.string(),
  /** What the picture shows; empty where it only adorns. */
  texto_imagen: z.string(),
  autor: z.string(),
  fecha: z.string(),
  minutos_lectura: z.int(),
  etiquetas: z.array(postTag),
  categoria: postCategory,
  ...fallenBack,
})

export const postNeighbour = z
  .object({ urlamigable_articulo: z.string(), titulo: z.string(), ...fallenBack })
  .nullable()

export const postExample = {
  id_articulo: 8,
  urlamigable_articulo: 'viajar-con-perro-en-el-auto',
  titulo: 'Tu primer viaje largo con perro',
  resumen: 'Arnés, agua, paradas y un auto al día.',
  path_imagen: '/media/post-1.svg',
  texto_imagen: 'Un perro con arnés en el asiento de atrás',
  autor: 'Equipo Huella',
  fecha: '2026-10-29',
  minutos_lectura: 3,
  etiquetas: [{ urlamigable_etiqueta: 'viajes', glosa_etiqueta: 'viajes' }],
  categoria: { urlamigable_categoria: 'en-el-camino', glosa_categoria: 'En el camino' },
}
