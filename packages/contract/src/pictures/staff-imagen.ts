import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { pictureKey, pictureRoles, uploadedPicture, uploadedPictureExample } from './picture-shapes.ts'

export const staffImagen = defineCall({
  name: 'staff/imagen',
  verbs: ['GET'],
  access: 'staff',
  roles: pictureRoles,
  ours: true,
  request: z.object({ clave: pictureKey }),
  reply: uploadedPicture,
  errors: ['NOT_FOUND'],
  doc: 'How an uploaded picture stands: whether its sizes are made.',
  example: { request: { clave: uploadedPictureExample.clave }, reply: uploadedPictureExample },
})
