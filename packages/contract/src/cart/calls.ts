import { carrito } from './carrito.ts'
import { guardarCarrito } from './guardar-carrito.ts'

export const cartCalls = [carrito, guardarCarrito] as const
