import type { Handlers } from '../http/wire/register-call.ts'
import { refuse } from '../refusals/refusal.ts'
import type { CartService } from './cart.service.ts'
import type { StoredCart } from './cart.store.ts'

/** The calls of the cart that follows a customer; whose it is comes from the session alone (D22). */
export function cartRoutes(cart: Pick<CartService, 'find' | 'save'>) {
  return {
    async carrito(_, { session }) {
      if (!session) return refuse('SESSION_REQUIRED')
      return present(await cart.find(session.customerId))
    },

    async 'guardar-carrito'({ version, productos }, { session }) {
      if (!session) return refuse('SESSION_REQUIRED')
      const lines = productos.map(({ id_producto, cantidad, atributos }) => ({
        productId: id_producto,
        valueIds: atributos,
        quantity: cantidad,
      }))
      const saved = await cart.save(session.customerId, { version, lines })
      return { guardado: saved.isSaved ? 1 : 0, ...present(saved) }
    },
  } satisfies Handlers
}

function present({ version, lines }: StoredCart) {
  return {
    version,
    productos: lines.map(({ productId, slug, valueIds, quantity }) => ({
      id_producto: productId,
      urlamigable: slug,
      cantidad: quantity,
      atributos: valueIds,
    })),
  }
}
