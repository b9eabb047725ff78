import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { slug, textLanguage } from '../fields.ts'

export const pagina = defineCall({
  name: 'pagina',
  verbs: ['GET'],
  access: 'anyone',
  ours: true,
  cacheable: true,
  translated: true,
  request: z.object({ url: slug }),
  reply: z.object({
    /** Where it stands now, below `/pagina/`: it is found by a former address too. */
    url: z.string(),
    titulo: z.string(),
    idioma: textLanguage,
    /** HTML that is safe to show, whoever wrote the page. */
    contenido: z.string(),
    /** For search engines; empty for the title, and for nothing. */
    titulo_seo: z.string(),
    descripcion_seo: z.string(),
  }),
  errors: ['NOT_FOUND'],
  doc: 'A page that the owner has written and published.',
  example: {
    request: { url: 'trabaja-con-nosotros' },
    reply: {
      url: 'trabaja-con-nosotros',
      titulo: 'Trabaja con nosotros',
      contenido: '<h2>A quién buscamos</h2><p>A quien conoce de animales o de autos.</p>',
      titulo_seo: '',
      descripcion_seo: 'A quién buscamos y cómo postular.',
    },
  },
})
