import { useEffect } from 'react'
import { useRoute } from '../../../shell/router.tsx'
import { useCart } from '../../cart/cart.store.ts'
import type { ChatSession } from './chat-session.ts'

const mostLines = 200
const longestPath = 300

/** Tells who answers which page the visitor looks at and what is in the cart, as long as a conversation goes on. */
export function useChatContext(session: ChatSession, isTalking: boolean): void {
  const { path } = useRoute()
  const { lines } = useCart()
  useEffect(() => {
    if (!isTalking) return
    session.tellContext({
      page: path.slice(0, longestPath),
      cart: lines.slice(0, mostLines).map(({ productId, quantity }) => ({ productId, quantity })),
    })
  }, [session, isTalking, path, lines])
}
