import { z } from 'zod'
import { textLanguage } from '../fields.ts'

/** A link of a menu (specification §3). `links` nests; `submenu` opens a panel. */
export type WireMenuItem = {
  title: string
  /** Of the title, where it is not the one asked for. */
  idioma?: 'es' | 'en' | 'ru' | undefined
  external: boolean
  url: string
  id_categoria: number | null
  links?: WireMenuItem[] | undefined
  submenu?: WireMegamenu | undefined
}

export type WireMegamenu = {
  type: 'megamenu'
  size: 'sm' | 'nl' | 'md' | 'lg' | 'xl'
  image?: string | undefined
  columns: { size: number | string; links: WireMenuItem[] }[]
}

export const megamenu: z.ZodType<WireMegamenu> = z.lazy(() =>
  z.object({
    type: z.literal('megamenu'),
    size: z.enum(['sm', 'nl', 'md', 'lg', 'xl']),
    image: z.string().optional(),
    columns: z.array(z.object({ size: z.union([z.number(), z.string()]), links: z.array(menuItem) })),
  }),
)

export const menuItem: z.ZodType<WireMenuItem> = z.lazy(() =>
  z.object({
    title: z.string(),
    idioma: textLanguage,
    external: z.boolean(),
    url: z.string(),
    id_categoria: z.int().nullable(),
    links: z.array(menuItem).optional(),
    submenu: megamenu.optional(),
  }),
)
