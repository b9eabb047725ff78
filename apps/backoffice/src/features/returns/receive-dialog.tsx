import { NumberInput, Select, Text } from '@mantine/core'
import { useState } from 'react'
import type { ReturnRequest } from '../../data/port/returns.port.ts'
import { useData } from '../../shell/data-context.tsx'
import { randomKey } from '../../shell/random-key.ts'
import { useText } from '../../shell/texts.tsx'
import { fieldError } from '../../ui/feedback/refused.tsx'
import { ActForm } from '../orders/acts/act-form.tsx'
import { useBranches, useReturnAct } from './returns.queries.ts'

/** Puts what came back into the stock of a branch; what cannot be sold again is left out. */
export function ReceiveDialog({
  title,
  request,
  onClose,
}: {
  title: string
  request: ReturnRequest
  onClose: () => void
}) {
  const text = useText()
  const { returns } = useData()
  const branches = useBranches().data ?? []
  const open = request.lines.filter(({ quantity, restocked }) => restocked < quantity)
  const [chosen, setChosen] = useState<string | null>(null)
  const [quantities, setQuantities] = useState(() =>
    Object.fromEntries(open.map((line) => [line.position, openOf(line)])),
  )
  const [key] = useState(randomKey)
  const branchId = Number(chosen ?? branches[0]?.id)
  const lines = open
    .map(({ position }) => ({ position, quantity: quantities[position] ?? 0 }))
    .filter(({ quantity }) => quantity > 0)
  const receive = useReturnAct(() => returns.receive(request.id, { branchId, lines, key }), onClose)
  const wireField = (position: number) =>
    `lineas.${lines.findIndex((line) => line.position === position)}.cantidad`
  return (
    <ActForm
      title={title}
      isBusy={receive.isPending}
      error={receive.error}
      fields={['id_sucursal', ...open.map(({ position }) => wireField(position))]}
      isUnsaved={chosen !== null || open.some((line) => quantities[line.position] !== openOf(line))}
      onSubmit={() => receive.mutate(undefined)}
      onClose={onClose}
    >
      <Text size="sm">{text('RETURNS_RECEIVE_TEXT')}</Text>
      <Select
        label={text('RETURNS_BRANCH')}
        data={branches.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={Number.isNaN(branchId) ? null : String(branchId)}
        onChange={setChosen}
        error={fieldError(receive.error, 'id_sucursal')}
        allowDeselect={false}
      />
      {open.map((line) => (
        <NumberInput
          key={line.position}
          label={line.name}
          value={quantities[line.position] ?? 0}
          onChange={(value) => setQuantities({ ...quantities, [line.position]: Number(value) || 0 })}
          error={fieldError(receive.error, wireField(line.position))}
          min={0}
          max={line.quantity - line.restocked}
          allowDecimal={false}
        />
      ))}
    </ActForm>
  )
}

/** How many of a line have not come back into stock. */
const openOf = ({ quantity, restocked }: ReturnRequest['lines'][number]) => quantity - restocked
