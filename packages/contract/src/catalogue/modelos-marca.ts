import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { slug, textLanguage } from '../fields.ts'

export const modelosMarca = defineCall({
  name: 'modelos-marca',
  verbs: ['GET'],
  access: 'anyone',
  cacheable: true,
  translated: true,
  request: z.object({ url_amigable: slug }),
  reply: z.array(
    z.object({
      id_modelo: z.int(),
      id_marca: z.int(),
      glosa_modelo: z.string(),
      idioma: textLanguage,
      urlamigable_modelo: z.string(),
      urlimagen_modelo: z.string(),
      orden_modelo: z.int(),
    }),
  ),
  errors: ['NOT_FOUND'],
  doc: "The models of a brand, by the brand's slug and in their order: a pet brand's product lines, a parts brand's ranges. NOT_FOUND is for an unknown brand; one without models gives an empty list.",
  example: {
    request: { url_amigable: 'andino' },
    reply: [
      {
        id_modelo: 1,
        id_marca: 1,
        glosa_modelo: 'Andino Cordillera',
        urlamigable_modelo: 'andino-cordillera',
        urlimagen_modelo: '/media/brand-andino.svg',
        orden_modelo: 1,
      },
    ],
  },
})
