import { Anchor, Badge, Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'wouter'
import type { CustomerProfile, SimilarCustomer } from '../../data/port/customers.port.ts'
import { useFormat } from '../../shell/format.ts'
import { useText } from '../../shell/texts.tsx'
import { Part } from '../../ui/page/part.tsx'
import { useMember } from '../session/session.queries.ts'
import { useSimilar } from './customers.queries.ts'
import { MergeDialog } from './merge-dialog.tsx'
import { sideOf, sideOfProfile } from './merge-sides.ts'
import { sameText } from './same-text.ts'

/** Others who may be the same person, to be made one with them; nothing where there is nobody. */
export function SimilarPart({ profile }: { profile: CustomerProfile }) {
  const text = useText()
  const format = useFormat()
  const { role } = useMember()
  const { data: similar = [] } = useSimilar(profile.id)
  const [merging, setMerging] = useState<SimilarCustomer | null>(null)
  if (similar.length === 0) return null
  return (
    <Part title={text('CUSTOMERS_SIMILAR')} lead={text('CUSTOMERS_SIMILAR_LEAD')}>
      <Stack gap="md" component="ul" style={{ listStyle: 'none', padding: 0, margin: 0 }}>
        {similar.map((other) => (
          <Group key={other.id} component="li" justify="space-between" align="start" gap="sm">
            <div style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              <Anchor component={Link} href={`/clientes/${other.id}`}>
                {other.name || other.email}
              </Anchor>
              <Text size="sm" c="dimmed">
                {[
                  other.email,
                  text(other.kind === 'customer' ? 'CUSTOMERS_HAS_ACCOUNT' : 'CUSTOMERS_IS_GUEST'),
                  text('CUSTOMERS_ORDER_COUNT', { count: other.orders }),
                  format.moment(other.created),
                ].join(' · ')}
              </Text>
              <Group gap="xs" mt={4}>
                {other.same.map((each) => (
                  <Badge key={each} variant="light">
                    {text(sameText[each])}
                  </Badge>
                ))}
              </Group>
            </div>
            {role !== 'agent' && (
              <Button variant="default" size="sm" onClick={() => setMerging(other)}>
                {text('CUSTOMERS_MERGE')}
              </Button>
            )}
          </Group>
        ))}
      </Stack>
      {merging && (
        <MergeDialog sides={[sideOfProfile(profile), sideOf(merging)]} onClose={() => setMerging(null)} />
      )}
    </Part>
  )
}
