import { z } from 'zod'
import { flag, text } from '../fields.ts'
import { edited, editedExample } from '../shop/shop-shapes.ts'
import { link } from './link-field.ts'

/** A picture's file under `/media/`, as `staff/subir-imagen` names it; empty for none. */
const picture = text(120)

/** When it begins or ends to be shown, ISO 8601; null without such a moment. */
const moment = z.iso.datetime({ offset: true }).nullable()

const time = { activo: flag, desde: moment, hasta: moment }

/** Texts in Spanish and, where they are not empty, in English and Russian. */
const words = <Name extends string>(name: Name, max: number) =>
  ({ [name]: text(max), [`${name}_en`]: text(max), [`${name}_ru`]: text(max) }) as {
    [Each in Name | `${Name}_en` | `${Name}_ru`]: ReturnType<typeof text>
  }

export const slideFields = z.object({
  ...words('titulo', 120),
  ...words('texto', 240),
  ...words('etiqueta', 60),
  ...words('boton', 40),
  imagen: picture,
  /** On a phone; empty where the other one is shown there too. */
  imagen_movil: picture,
  enlace: link,
  ...time,
})

export const bannerFields = z.object({ ...words('titulo', 120), imagen: picture, enlace: link, ...time })

export const campaignFields = z.object({ ...words('titulo', 120), ...words('texto', 240), ...time })

/** What the home page shows, by kind. */
export const showcaseKinds = ['diapositiva', 'banner', 'campana'] as const

export const slideRow = edited(slideFields).extend({ id_diapositiva: z.int() })
export const bannerRow = edited(bannerFields).extend({ id_banner: z.int() })
export const campaignRow = edited(campaignFields).extend({ id_campana: z.int() })

const always = { activo: 1 as const, desde: null, hasta: null }

export const slideExample = {
  titulo: 'Todo lo que deja huella',
  titulo_en: 'Everything that leaves a paw print',
  titulo_ru: '',
  texto: 'Alimento, salud y regaloneo para tu mascota.',
  texto_en: '',
  texto_ru: '',
  etiqueta: 'Semana de la cola feliz',
  etiqueta_en: '',
  etiqueta_ru: '',
  boton: 'Ver ofertas',
  boton_en: 'See offers',
  boton_ru: '',
  imagen: 'slide-1.svg',
  imagen_movil: 'slide-1-mobile.svg',
  enlace: '/shop/category/perros',
  ...always,
}

export const bannerExample = {
  titulo: 'Antiparasitarios con 20 % dscto',
  titulo_en: '',
  titulo_ru: '',
  imagen: 'banner-1.svg',
  enlace: '/shop/category/perros-salud',
  ...always,
}

export const campaignExample = {
  titulo: 'Semana de la cola feliz',
  titulo_en: '',
  titulo_ru: '',
  texto: 'Precios rebajados de verdad.',
  texto_en: '',
  texto_ru: '',
  activo: 1 as const,
  desde: null,
  hasta: '2026-12-01T02:59:59.000Z',
}

export const slideRowExample = { ...editedExample(slideExample), id_diapositiva: 1 }
export const bannerRowExample = { ...editedExample(bannerExample), id_banner: 1 }
export const campaignRowExample = { ...editedExample(campaignExample), id_campana: 1 }
