import { defineCall } from '../define-call.ts'
import { nothing } from '../fields.ts'
import { accountCart, accountCartExample } from './cart-shape.ts'

export const carrito = defineCall({
  name: 'carrito',
  verbs: ['GET'],
  access: 'customer',
  ours: true,
  request: nothing,
  reply: accountCart,
  errors: ['CUSTOMER_REQUIRED'],
  doc: "The signed-in customer's cart, which follows to other devices; empty with version 0 before anything was saved. Prices are never stored: ask for the products.",
  example: { request: {}, reply: accountCartExample },
})
