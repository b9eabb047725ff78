import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { nothing, textLanguage } from '../fields.ts'

export const consultaMiniBanner = defineCall({
  name: 'ConsultaMiniBanner',
  verbs: ['GET'],
  access: 'anyone',
  cacheable: true,
  translated: true,
  request: nothing,
  reply: z.array(
    z.object({
      id_mini_banner: z.int(),
      glosa_mini_banner: z.string(),
      idioma: textLanguage,
      path_mini_banner: z.string(),
      urlimagen_mini_banner: z.string(),
      posicion_mini_banner: z.int(),
    }),
  ),
  errors: [],
  doc: 'The small banners of the home page: `path_mini_banner` is the picture, `urlimagen_mini_banner` where it leads.',
  example: {
    request: {},
    reply: [
      {
        id_mini_banner: 1,
        glosa_mini_banner: 'Antiparasitarios con 20 % dscto',
        path_mini_banner: '/media/banner-1.svg',
        urlimagen_mini_banner: '/shop/category/perros-salud',
        posicion_mini_banner: 1,
      },
    ],
  },
})
