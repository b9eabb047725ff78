import type { Handlers } from '../http/wire/register-call.ts'
import { refuse } from '../refusals/refusal.ts'
import { presentCart } from './cart.present.ts'
import type { CartService } from './cart.service.ts'

/** The calls of the cart that follows a customer; whose it is comes from the session alone (D22). */
export function cartRoutes(cart: Pick<CartService, 'find' | 'save'>) {
  return {
    async carrito(_, { session }) {
      if (!session) return refuse('SESSION_REQUIRED')
      return presentCart(await cart.find(session.customerId))
    },

    async 'guardar-carrito'({ version, productos }, { session }) {
      if (!session) return refuse('SESSION_REQUIRED')
      const lines = productos.map(({ id_producto, cantidad, atributos }) => ({
        productId: id_producto,
        valueIds: atributos,
        quantity: cantidad,
      }))
      const saved = await cart.save(session.customerId, { version, lines })
      return { guardado: saved.isSaved ? 1 : 0, ...presentCart(saved) }
    },
  } satisfies Handlers
}
