import { z } from 'zod'
import { address, markdown, words } from '../blog/staff-post-shapes.ts'
import { flag, text } from '../fields.ts'
import { edited, editedExample } from '../shop/shop-shapes.ts'

export const pageFields = z.object({
  ...words('titulo', text(160)),
  ...words('contenido', markdown),
  /** For search engines; empty for the title, and for nothing. */
  ...words('titulo_seo', text(160)),
  ...words('descripcion_seo', text(400)),
  url: address,
  publicado: flag,
})

export const pageRow = edited(pageFields).extend({ id_pagina: z.int() })

export const pageExample = {
  titulo: 'Bases del sorteo',
  titulo_en: '',
  titulo_ru: '',
  contenido: '## Quién participa\n\nQuien compra en noviembre.',
  contenido_en: '',
  contenido_ru: '',
  titulo_seo: '',
  titulo_seo_en: '',
  titulo_seo_ru: '',
  descripcion_seo: 'Cómo se participa y qué se gana.',
  descripcion_seo_en: '',
  descripcion_seo_ru: '',
  url: 'bases-del-sorteo',
  publicado: 1 as const,
}

export const pageRowExample = { ...editedExample(pageExample), id_pagina: 1 }
