import { z } from 'zod'
import { markdown, words } from '../blog/staff-post-shapes.ts'
import { text } from '../fields.ts'
import { edited, editedExample } from '../shop/shop-shapes.ts'

/** Terms of sale, privacy, the right to take a purchase back, the legal guarantee, and cookies. */
export const lawKind = z.enum(['terminos', 'privacidad', 'retracto', 'garantia', 'cookies'])

/** What a version is called in its address: the day of its publication, with a number behind from that day's second on. */
export const lawVersion = z.string().regex(/^[0-9-]{4,20}$/)

export const publishedVersion = z.object({ version: z.string(), fecha: z.string() })

export const lawFields = z.object({ ...words('titulo', text(160)), ...words('contenido', markdown) })

/** `version` is the number of the last publication, 0 where there is none; `versiones` are all, the last first. */
export const lawRow = edited(lawFields).extend({
  tipo: lawKind,
  versiones: z.array(publishedVersion.extend({ responsable: z.string() })),
})

export const lawExample = {
  titulo: 'Política de privacidad',
  titulo_en: '',
  titulo_ru: '',
  contenido: '## Qué guardamos\n\nLo que hace falta para venderte.',
  contenido_en: '',
  contenido_ru: '',
}

const published = { version: '2026-11-22', fecha: '2026-11-22T15:00:00.000Z' }

export const lawRowExample = {
  ...editedExample(lawExample),
  tipo: 'privacidad' as const,
  versiones: [{ ...published, responsable: 'Ana Rojas' }],
}
