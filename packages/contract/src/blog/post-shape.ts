import { z } from 'zod'

export const postCategory = z.object({ urlamigable_categoria: z.string(), glosa_categoria: z.string() })

/** A post as a list shows it; `fecha` is a day, ISO 8601. */
export const postSummary = z.object({
  id_articulo: z.int(),
  urlamigable_articulo: z.string(),
  titulo: z.string(),
  resumen: z.string(),
  path_imagen: z.string(),
  autor: z.string(),
  fecha: z.string(),
  etiquetas: z.array(z.string()),
  categoria: postCategory,
})

export const postNeighbour = z.object({ urlamigable_articulo: z.string(), titulo: z.string() }).nullable()

export const postExample = {
  id_articulo: 8,
  urlamigable_articulo: 'viajar-con-perro-en-el-auto',
  titulo: 'Tu primer viaje largo con perro',
  resumen: 'Arnés, agua, paradas y un auto al día.',
  path_imagen: '/media/post-1.svg',
  autor: 'Equipo Huella',
  fecha: '2026-10-29',
  etiquetas: ['viajes', 'perros'],
  categoria: { urlamigable_categoria: 'en-el-camino', glosa_categoria: 'En el camino' },
}
