import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { nothing, textLanguage } from '../fields.ts'

export const listarSliderImagenesWeb = defineCall({
  name: 'ListarSliderImagenesWeb',
  verbs: ['GET'],
  access: 'anyone',
  cacheable: true,
  translated: true,
  request: nothing,
  reply: z.array(
    z.object({
      title: z.string(),
      idioma: textLanguage,
      image_classic: z.string(),
      image_full: z.string(),
      image_mobile: z.string(),
      texto_slider: z.string(),
      /** Empty where `enlace` leads elsewhere. */
      urlamigable_categoria: z.string(),
      enlace: z.string(),
      etiqueta_oferta: z.string().nullable(),
      texto_boton: z.string(),
    }),
  ),
  errors: [],
  doc: 'The slides of the home page, in their order. Images are paths on this host.',
  example: {
    request: {},
    reply: [
      {
        title: 'Todo lo que deja huella',
        image_classic: '/media/slide-1.svg',
        image_full: '/media/slide-1.svg',
        image_mobile: '/media/slide-1-mobile.svg',
        texto_slider: 'Alimento, salud y regaloneo para tu mascota.',
        urlamigable_categoria: 'perros',
        enlace: '/shop/category/perros',
        etiqueta_oferta: 'Semana de la cola feliz',
        texto_boton: 'Ver ofertas',
      },
    ],
  },
})
