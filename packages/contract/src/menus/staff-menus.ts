import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { nothing } from '../fields.ts'
import { editedExample } from '../shop/shop-shapes.ts'
import { menuExample, menuRow } from './menu-shapes.ts'

export const staffMenus = defineCall({
  name: 'staff/menus',
  verbs: ['GET'],
  access: 'staff',
  roles: ['owner', 'manager'],
  ours: true,
  request: nothing,
  reply: z.array(menuRow),
  errors: [],
  doc: "The shop's three menus as the desk edits them: entries within entries, with their texts in each language, each menu with the version that a save has to name.",
  example: { request: {}, reply: [{ ...editedExample(menuExample), nombre: 'horizontal' }] },
})
