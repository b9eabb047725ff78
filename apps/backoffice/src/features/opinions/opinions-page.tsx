import { Group, SegmentedControl, Stack } from '@mantine/core'
import { IconMessageQuestion } from '@tabler/icons-react'
import { useState } from 'react'
import type { Opinion, OpinionKind, OpinionState } from '../../data/port/opinions.port.ts'
import { useText } from '../../shell/texts.tsx'
import { MoreButton } from '../../ui/actions/more-button.tsx'
import { Empty } from '../../ui/feedback/empty.tsx'
import { Loaded } from '../../ui/feedback/loaded.tsx'
import { useMayLeave } from '../../ui/form/use-unsaved-guard.ts'
import { oneOf } from '../../ui/lists/address-values.ts'
import { useAddressFilters } from '../../ui/lists/use-address-filters.ts'
import { Page } from '../../ui/page/page.tsx'
import { OpinionCard } from './opinion-card.tsx'
import { useOpinionCounts } from './opinion-counts.queries.ts'
import { useOpinions } from './opinions.queries.ts'

const kinds: readonly OpinionKind[] = ['question', 'review']
const states: readonly OpinionState[] = ['waiting', 'answered', 'hidden']

const kindText = { question: 'OPINIONS_QUESTIONS', review: 'OPINIONS_REVIEWS' } as const
const stateText = {
  waiting: 'OPINIONS_STATE_WAITING',
  answered: 'OPINIONS_STATE_ANSWERED',
  hidden: 'OPINIONS_STATE_HIDDEN',
} as const

const defaults = { tipo: 'question', estado: 'waiting' }
const values = { tipo: oneOf(kinds), estado: oneOf(states) }

/** What shoppers ask and say about products: answered, or hidden with a reason. */
export default function OpinionsPage() {
  const text = useText()
  const { filters, set } = useAddressFilters(defaults, values)
  const kind = kinds.find((each) => each === filters.tipo) ?? 'question'
  const state = states.find((each) => each === filters.estado) ?? 'waiting'
  const [open, setOpen] = useState<readonly Opinion[]>([])
  const mayLeave = useMayLeave()
  const turn = (to: Partial<typeof defaults>) => {
    if (!mayLeave()) return
    setOpen([])
    set(to)
  }
  const counts = useOpinionCounts().data
  const opinions = useOpinions(kind, state)
  const waiting = { question: counts?.questions ?? 0, review: counts?.reviews ?? 0 }
  return (
    <Page title={text('OPINIONS_TITLE')} lead={text('OPINIONS_LEAD')} size="md">
      <Group gap="sm">
        <SegmentedControl
          aria-label={text('OPINIONS_KIND')}
          value={kind}
          onChange={(value) => turn({ tipo: value })}
          data={kinds.map((each) => ({
            value: each,
            label: waiting[each] > 0 ? `${text(kindText[each])} ${waiting[each]}` : text(kindText[each]),
          }))}
        />
        <SegmentedControl
          aria-label={text('OPINIONS_STATE')}
          value={state}
          onChange={(value) => turn({ estado: value })}
          data={states.map((each) => ({ value: each, label: text(stateText[each]) }))}
        />
      </Group>
      <Loaded query={opinions}>
        {({ pages }) => {
          const shown = withOpen(pages.flat(), open, state)
          return shown.length === 0 ? (
            <Empty icon={IconMessageQuestion}>{text('OPINIONS_NONE')}</Empty>
          ) : (
            <Stack component="ul" m={0} p={0} style={{ listStyle: 'none' }}>
              {shown.map((opinion) => (
                <OpinionCard
                  key={`${opinion.kind}-${opinion.id}`}
                  opinion={opinion}
                  onAnswering={(isOpen) =>
                    setOpen((before) => [
                      ...before.filter(({ id }) => id !== opinion.id),
                      ...(isOpen ? [opinion] : []),
                    ])
                  }
                />
              ))}
            </Stack>
          )
        }}
      </Loaded>
      <MoreButton query={opinions} />
    </Page>
  )
}

/** A list with what somebody answers in it, which stays where it was when a colleague's answer has taken it off the list. */
function withOpen(list: Opinion[], open: readonly Opinion[], state: OpinionState): Opinion[] {
  const gone = open.filter(({ id }) => !list.some((each) => each.id === id))
  if (gone.length === 0) return list
  return [...list, ...gone].toSorted((a, b) => (state === 'waiting' ? a.id - b.id : b.id - a.id))
}
