import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import type { Comuna } from '../../data/port/shipping.port.ts'
import { useData } from '../../shell/data-context.tsx'
import { useText } from '../../shell/texts.tsx'
import { ComunaField } from '../shipping/comuna-field.tsx'
import { comunasQuery, regionsQuery } from '../shipping/shipping.queries.ts'

/** Asks where to. Whoever changes a place finds the cursor in the field. */
export function PlaceField({
  isChange,
  onChoose,
}: {
  isChange: boolean
  onChoose: (comuna: Comuna) => void
}) {
  const text = useText()
  const data = useData()
  const id = useId()
  const around = useRef<HTMLDivElement>(null)
  const [isWanted, setWanted] = useState(isChange)
  const [typed, setTyped] = useState('')
  const comunas = useQuery({ ...comunasQuery(data), enabled: isWanted })
  const regions = useQuery({ ...regionsQuery(data), enabled: isWanted })
  useEffect(() => {
    if (isChange) around.current?.querySelector('input')?.focus()
  }, [isChange])
  return (
    <div ref={around} data-screen>
      <ComunaField
        id={id}
        label={text('ESTIMATE_ASK')}
        hint={text('ESTIMATE_ASK_HINT')}
        comunas={comunas.data ?? []}
        regions={regions.data ?? []}
        regionId={null}
        text={typed}
        comunaId={null}
        error={comunas.isError ? text('ACCOUNT_ERROR_NETWORK') : null}
        onFocus={() => setWanted(true)}
        onChange={setTyped}
        onChoose={onChoose}
        onLeave={() => undefined}
      />
    </div>
  )
}
