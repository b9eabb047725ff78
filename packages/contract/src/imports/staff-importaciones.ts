import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { optionalId } from '../fields.ts'
import { importExample, importRoles, importShape } from './import-shapes.ts'

export const staffImportaciones = defineCall({
  name: 'staff/importaciones',
  verbs: ['GET'],
  access: 'staff',
  roles: importRoles,
  ours: true,
  request: z.object({
    /** The last one of the page before. */
    sigue_a: optionalId,
  }),
  reply: z.array(importShape),
  errors: [],
  doc: 'Up to 25 files of products that were brought in, the newest first.',
  example: { request: {}, reply: [importExample] },
})
