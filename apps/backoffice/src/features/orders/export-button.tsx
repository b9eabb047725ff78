import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import type { OrderFilter } from '../../data/port/orders.port.ts'
import { useData } from '../../shell/data-context.tsx'
import { dayOf } from '../../shell/format.ts'
import { useText } from '../../shell/texts.tsx'
import { useNotifyRefusal } from '../../ui/feedback/use-notify-refusal.ts'
import { useMember } from '../session/session.queries.ts'

/** Saves the whole list as CSV, part after part; for who may take so much of people out of the shop. */
export function ExportButton({ filter }: { filter: OrderFilter }) {
  const text = useText()
  const { orders } = useData()
  const { role } = useMember()
  const notify = useNotifyRefusal()
  const save = useMutation({
    mutationFn: async () => {
      const parts: string[] = []
      for await (const part of orders.file(filter)) parts.push(part)
      const link = document.createElement('a')
      link.href = URL.createObjectURL(new Blob(parts, { type: 'text/csv' }))
      link.download = `${text('ORDERS_TITLE')} ${dayOf(new Date().toISOString())}.csv`
      link.click()
      setTimeout(() => URL.revokeObjectURL(link.href), 1000)
    },
    onError: notify,
  })
  if (role !== 'owner' && role !== 'manager') return null
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={18} aria-hidden="true" />}
      loading={save.isPending}
      onClick={() => save.mutate()}
    >
      {text('ORDERS_EXPORT')}
    </Button>
  )
}
