import { useEffect } from 'react'
import { useNavigate } from '../../shell/router.tsx'

/** `/pago` alone names no order: what can be paid is in the cart. */
export default function StartPage() {
  const navigate = useNavigate()
  useEffect(() => navigate('/shop/cart', { replace: true }), [navigate])
  return null
}
