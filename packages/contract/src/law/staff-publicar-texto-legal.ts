import { defineCall } from '../define-call.ts'
import { version } from '../shop/shop-shapes.ts'
import { lawExample, lawFields, lawKind, lawRow, lawRowExample } from './law-shapes.ts'

export const staffPublicarTextoLegal = defineCall({
  name: 'staff/publicar-texto-legal',
  verbs: ['POST'],
  access: 'staff',
  roles: ['owner', 'manager'],
  ours: true,
  request: lawFields.partial().extend({ tipo: lawKind, version }),
  reply: lawRow,
  errors: ['EDITED_MEANWHILE', 'INVALID_REQUEST'],
  doc: 'Publishes a new version of a text of law, over the last one that was read: what is not named is as it was in that. It holds from now on; orders, accounts and consents before keep the version that they were given under, which stays to be read. INVALID_REQUEST names what it lacks: title and text in Spanish, and of another language both or neither.',
  example: { request: { ...lawExample, tipo: 'privacidad', version: 1 }, reply: lawRowExample },
})
