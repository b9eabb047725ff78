import { Anchor, Badge, Button, Stack, Switch, Table, Text } from '@mantine/core'
import { useState } from 'react'
import type { Coupon } from '../../data/port/coupons.port.ts'
import { useData } from '../../shell/data-context.tsx'
import { useFormat } from '../../shell/format.ts'
import { useText } from '../../shell/texts.tsx'
import { useNotifyRefusal } from '../../ui/feedback/use-notify-refusal.ts'
import { WideTable } from '../../ui/lists/wide-table.tsx'
import { useNow } from '../../ui/use-now.ts'
import { couponState } from './coupon-state.ts'
import { useCouponAct } from './coupons.queries.ts'
import { UsesDialog } from './uses-dialog.tsx'

/** Coupons with what they take off, until when, and how often they are used. */
export function CouponTable({
  coupons,
  onEdit,
}: {
  coupons: readonly Coupon[]
  onEdit: (coupon: Coupon) => void
}) {
  const text = useText()
  const [shown, setShown] = useState<Coupon | null>(null)
  return (
    <>
      <WideTable stacks minWidth={640} verticalSpacing="sm" aria-label={text('COUPONS_TITLE')}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{text('COUPONS_CODE')}</Table.Th>
            <Table.Th ta="end">{text('COUPONS_VALUE')}</Table.Th>
            <Table.Th>{text('COUPONS_DAYS')}</Table.Th>
            <Table.Th>{text('COUPONS_USES')}</Table.Th>
            <Table.Th>{text('COUPONS_ON')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {coupons.map((coupon) => (
            <CouponRow key={coupon.id} coupon={coupon} onEdit={onEdit} onShowUses={setShown} />
          ))}
        </Table.Tbody>
      </WideTable>
      {shown && <UsesDialog coupon={shown} onClose={() => setShown(null)} />}
    </>
  )
}

function CouponRow({
  coupon,
  onEdit,
  onShowUses,
}: {
  coupon: Coupon
  onEdit: (coupon: Coupon) => void
  onShowUses: (coupon: Coupon) => void
}) {
  const text = useText()
  const format = useFormat()
  const { coupons } = useData()
  const notify = useNotifyRefusal()
  const uses = coupon.limit === null ? String(coupon.uses) : `${coupon.uses} / ${coupon.limit}`
  const state = couponState(coupon, useNow())
  const turn = useCouponAct((isOn: boolean) => coupons.setOn(coupon.id, isOn))
  return (
    <Table.Tr>
      <Table.Td>
        <Stack gap={2} align="start">
          <Anchor
            component="button"
            type="button"
            fw={650}
            style={{ whiteSpace: 'nowrap' }}
            onClick={() => onEdit(coupon)}
          >
            {coupon.code}
          </Anchor>
          {state && (
            <Badge
              variant="light"
              color={state === 'COUPONS_STATE_AHEAD' ? 'sun' : 'gray'}
              style={{ flexShrink: 0 }}
            >
              {text(state)}
            </Badge>
          )}
        </Stack>
        {coupon.changedBy && (
          <Text size="sm" c="dimmed">
            {text('COUPONS_BY', { name: coupon.changedBy })}
          </Text>
        )}
      </Table.Td>
      <Table.Td data-column={text('COUPONS_VALUE')} ta="end" className="tabular">
        {coupon.isPercent ? `${coupon.value} %` : format.pesos(coupon.value)}
      </Table.Td>
      <Table.Td data-column={text('COUPONS_DAYS')} className="tabular">
        {`${format.fullDay(coupon.from)} – ${format.fullDay(coupon.to)}`}
      </Table.Td>
      <Table.Td data-column={text('COUPONS_USES')}>
        <Button
          size="compact-md"
          variant="subtle"
          className="tabular"
          aria-label={text('COUPONS_USES_OF', { code: coupon.code, shown: uses })}
          onClick={() => onShowUses(coupon)}
        >
          {uses}
        </Button>
      </Table.Td>
      <Table.Td data-column={text('COUPONS_ON')}>
        <Switch
          aria-label={text('COUPONS_ON_OF', { code: coupon.code })}
          checked={coupon.isOn}
          disabled={turn.isPending}
          onChange={(event) => turn.mutate(event.currentTarget.checked, { onError: notify })}
        />
      </Table.Td>
    </Table.Tr>
  )
}
