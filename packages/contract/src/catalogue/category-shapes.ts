import { z } from 'zod'
import { textLanguage } from '../fields.ts'

/** A category by its name. */
export const categoryLink = z.object({
  id_categoria: z.int(),
  glosa_categoria: z.string(),
  urlamigable_categoria: z.string(),
  idioma: textLanguage,
})

export const category = z.object({
  id_categoria: z.int(),
  id_categoria_padre: z.int().nullable(),
  glosa_categoria: z.string(),
  idioma: textLanguage,
  urlamigable_categoria: z.string(),
  descripcion_categoria: z.string(),
  icono_categoria: z.string(),
  /** Empty for one without a picture. */
  path_categoria: z.string(),
  arbol: z.enum(['pets', 'vehicles']),
  cantidad_productos: z.int(),
  /** What search engines are told instead of name and description; left out for those. */
  titulo_seo: z.string().optional(),
  descripcion_seo: z.string().optional(),
  /** Addresses that lead to it since it had them. */
  direcciones_anteriores: z.array(z.string()).optional(),
})

export const categoryExample = {
  id_categoria: 1,
  id_categoria_padre: null,
  glosa_categoria: 'Perros',
  urlamigable_categoria: 'perros',
  descripcion_categoria: 'Todo para tu perro.',
  icono_categoria: 'dog',
  path_categoria: '/media/category-perros.svg',
  arbol: 'pets' as const,
  cantidad_productos: 96,
}
