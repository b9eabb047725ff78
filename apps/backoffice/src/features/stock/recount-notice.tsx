import { Alert, Anchor, List } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { Link } from 'wouter'
import { useText } from '../../shell/texts.tsx'
import { useLastRecount } from './stock.queries.ts'

/** Where the hourly recount found units that no movement explains; nothing where all is right. */
export function RecountNotice() {
  const text = useText()
  const drifts = useLastRecount().data?.drifts ?? []
  if (drifts.length === 0) return null
  return (
    <Alert color="clay" icon={<IconAlertTriangle />} title={text('STOCK_DRIFTS', { count: drifts.length })}>
      {text('STOCK_DRIFTS_LEAD')}
      <List size="sm" mt="xs">
        {drifts.map(({ productId, name, branch, booked, there }) => (
          <List.Item key={`${productId}-${branch}`}>
            <Anchor component={Link} href={`/stock/${productId}`} size="sm">
              {name}
            </Anchor>{' '}
            {text('STOCK_DRIFT', { branch: branch ?? text('STOCK_ALL_BRANCHES'), booked, there })}
          </List.Item>
        ))}
      </List>
    </Alert>
  )
}
