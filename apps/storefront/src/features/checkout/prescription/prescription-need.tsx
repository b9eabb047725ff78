import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useData } from '../../../shell/data-context.tsx'
import { deferred } from '../../../ui/later/deferred.ts'
import { boughtLine, type CartLine } from '../../cart/lines/cart-line.ts'
import { prescriptionNeedsQuery } from './needs.queries.ts'

const PrescriptionUpload = deferred(() => import('./prescription-upload.tsx'))

/** Asks for the prescription where something of the cart needs one; nothing for most, and no code of it. */
export function PrescriptionNeed({ lines }: { lines: readonly CartLine[] }) {
  const data = useData()
  const { data: needing = [] } = useQuery(prescriptionNeedsQuery(data, lines.map(boughtLine)))
  if (needing.length === 0) return null
  const names = lines.filter(({ productId }) => needing.includes(productId)).map(({ name }) => name)
  return (
    <Suspense>
      <PrescriptionUpload products={[...new Set(names)]} />
    </Suspense>
  )
}
