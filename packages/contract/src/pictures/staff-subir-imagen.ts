import { z } from 'zod'
import { mostPictureBytes } from '#rules/catalogue/drawn-pictures.ts'
import { defineCall } from '../define-call.ts'
import { optionalId, requiredText } from '../fields.ts'
import { pictureRoles, uploadedPicture, uploadedPictureExample } from './picture-shapes.ts'

/** A PNG of one pixel. */
const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** Base64 makes four bytes of three. */
const mostLetters = Math.ceil(mostPictureBytes / 3) * 4

export const staffSubirImagen = defineCall({
  name: 'staff/subir-imagen',
  verbs: ['POST'],
  access: 'staff',
  roles: pictureRoles,
  ours: true,
  // Something more than the largest, so that it is refused as what it is.
  bodyBytes: mostLetters + 1024 * 1024,
  request: z.object({
    /** A JPEG, PNG or WebP of at most 25 MB and 50 megapixels, as base64. */
    archivo: z.string().min(1),
    /** What the file is called, which says nothing of what it is. */
    nombre: requiredText(200),
    /** The product that shows it, behind its others, as soon as its sizes are made; left out, it is for something else. */
    id_producto: optionalId,
  }),
  reply: uploadedPicture,
  errors: [
    'NOT_FOUND',
    'PICTURE_TYPE',
    'PICTURE_TOO_LARGE',
    'PICTURE_TOO_MANY_PIXELS',
    'PICTURE_BROKEN',
    'PICTURE_DISGUISED',
  ],
  doc: 'Takes a picture by what it is and not by what it is called, and keeps it as it came. It is drawn anew in the background as AVIF and WebP in the widths that the shop shows, which leaves out where and by what it was taken. The same file is the same picture. PICTURE_TYPE for what is no JPEG, PNG or WebP, a drawing in SVG among them; PICTURE_DISGUISED for what is a page, a script, a PDF or an archive as well.',
  example: { request: { archivo: pixel, nombre: 'saco.png' }, reply: uploadedPictureExample },
})
