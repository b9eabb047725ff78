import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { DataContext, useData } from '../../../shell/data-context.tsx'
import { NotFound } from '../../../shell/not-found.tsx'
import { usePageHead } from '../../../shell/page-head.tsx'
import { useText } from '../../../shell/texts.tsx'
import { LoadFailure } from '../../../ui/feedback/load-failure.tsx'
import { orNull } from '../../product-cards/catalogue.queries.ts'
import type { ProductView } from '../product-view.tsx'
import styles from './draft.module.css'
import { draftData } from './draft-data.ts'

/** A product on its page before it is for sale, for whoever holds a preview of it that is not over. */
export default function Draft({
  token,
  View,
  waiting,
}: {
  token: string
  View: typeof ProductView
  /** What stands there until the draft has come. */
  waiting: ReactNode
}) {
  const text = useText()
  const data = useData()
  const {
    data: product,
    isError,
    refetch,
  } = useQuery({
    queryKey: ['product-preview', token],
    queryFn: () => orNull(data.catalogue.getPreview(token)),
    staleTime: 0,
  })
  const around = useMemo(() => (product ? draftData(data, product) : data), [data, product])
  usePageHead({ title: text('PREVIEW_TITLE'), robots: 'noindex,nofollow' })
  if (product === null) return <NotFound />
  if (isError) return <LoadFailure onRetry={() => void refetch()} />
  if (!product) return waiting
  return (
    <DataContext value={around}>
      <p role="status" className={styles.notice}>
        {text('PREVIEW_NOTICE')}
      </p>
      <View product={product} layout="full" isDraft />
    </DataContext>
  )
}
