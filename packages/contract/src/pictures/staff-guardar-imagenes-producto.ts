import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id, jsonField, text } from '../fields.ts'
import {
  mediaFile,
  pictureKey,
  pictureRoles,
  productPictures,
  productPicturesExample,
} from './picture-shapes.ts'

/** More than any product shows. */
const most = 100

const listOf = <Each extends z.ZodType>(each: Each) => jsonField(z.array(each).max(most)).default([])

export const staffGuardarImagenesProducto = defineCall({
  name: 'staff/guardar-imagenes-producto',
  verbs: ['POST'],
  access: 'staff',
  roles: pictureRoles,
  ours: true,
  request: z.object({
    id_producto: id,
    /** As they were read. */
    version: z.coerce.number().int().min(0).max(2_147_483_647),
    /** In their new order; what is left out of one stays as it is, and null takes its words in a language, or the value that it shows, away. */
    imagenes: listOf(
      z.object({
        archivo: mediaFile,
        alt: text(200).optional(),
        alt_en: text(200).nullable().optional(),
        alt_ru: text(200).nullable().optional(),
        id_valor: id.nullable().optional(),
      }),
    ),
    /** Files that the product shows no more. */
    quitadas: listOf(mediaFile),
    /** Keys of uploads that it is not to show. */
    descartadas: listOf(pictureKey),
    valores: listOf(z.object({ id_valor: id, archivo: mediaFile.nullable() })),
  }),
  reply: productPictures,
  errors: ['NOT_FOUND', 'EDITED_MEANWHILE'],
  doc: 'Orders the pictures of a product, words them, takes some away and says which stands for a value of an option, and which are seen with one alone. Pictures that are not named stay behind the others: one that came meanwhile is not lost. EDITED_MEANWHILE where somebody has saved since `version` was read. What was taken away stays where orders and mails show it.',
  example: {
    request: {
      id_producto: 1,
      version: 2,
      imagenes: [{ archivo: productPicturesExample.imagenes[0]?.archivo ?? '', alt: 'Saco de 15 kg' }],
    },
    reply: productPicturesExample,
  },
})
