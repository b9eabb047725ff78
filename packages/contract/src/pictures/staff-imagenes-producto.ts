import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../fields.ts'
import { pictureRoles, productPictures, productPicturesExample } from './picture-shapes.ts'

export const staffImagenesProducto = defineCall({
  name: 'staff/imagenes-producto',
  verbs: ['GET'],
  access: 'staff',
  roles: pictureRoles,
  ours: true,
  request: z.object({ id_producto: id }),
  reply: productPictures,
  errors: ['NOT_FOUND'],
  doc: "A product's pictures in their order, with what they show in words, what stands for each value of its options, and what was uploaded and is not shown yet.",
  example: { request: { id_producto: '1' }, reply: productPicturesExample },
})
