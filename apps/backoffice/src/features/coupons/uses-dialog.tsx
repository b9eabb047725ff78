import { Anchor, Stack, Table, Text } from '@mantine/core'
import { Link } from 'wouter'
import type { Coupon } from '../../data/port/coupons.port.ts'
import { useFormat } from '../../shell/format.ts'
import { useText } from '../../shell/texts.tsx'
import { MoreButton } from '../../ui/actions/more-button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Loaded } from '../../ui/feedback/loaded.tsx'
import { useCouponUses } from './coupons.queries.ts'

/** The orders that used a coupon, those too that gave it back. */
export function UsesDialog({ coupon, onClose }: { coupon: Coupon; onClose: () => void }) {
  const text = useText()
  const format = useFormat()
  const uses = useCouponUses(coupon.id)
  return (
    <Dialog onClose={onClose} title={coupon.code}>
      <Stack>
        <Loaded query={uses}>
          {({ pages }) =>
            pages.flat().length === 0 ? (
              <Text>{text('COUPONS_UNUSED')}</Text>
            ) : (
              <Table verticalSpacing="xs" aria-label={text('COUPONS_USES')}>
                <Table.Tbody>
                  {pages.flat().map((use) => (
                    <Table.Tr key={use.orderId}>
                      <Table.Td>
                        <Anchor component={Link} href={`/pedidos/${use.orderId}`}>
                          {use.orderNumber}
                        </Anchor>
                      </Table.Td>
                      <Table.Td className="tabular">
                        {format.moment(use.at)}
                        {use.returnedAt && (
                          <Text size="sm" c="dimmed">
                            {text('COUPONS_RETURNED')}
                          </Text>
                        )}
                      </Table.Td>
                      <Table.Td ta="end" className="tabular">
                        {format.pesos(use.amount)}
                      </Table.Td>
                    </Table.Tr>
                  ))}
                </Table.Tbody>
              </Table>
            )
          }
        </Loaded>
        <MoreButton query={uses} />
      </Stack>
    </Dialog>
  )
}
