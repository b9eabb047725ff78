import { Anchor, Button, Group, List, Paper, Progress, Stack, Text, ThemeIcon, Title } from '@mantine/core'
import { IconCheck, IconCircleDashed } from '@tabler/icons-react'
import { Link } from 'wouter'
import type { FirstStep } from '../../data/port/shop.port.ts'
import type { TextKey } from '../../shell/text-keys.ts'
import { useText } from '../../shell/texts.tsx'
import { Loaded } from '../../ui/feedback/loaded.tsx'
import { Page } from '../../ui/page/page.tsx'
import { mayOpen, places } from '../layout/places.ts'
import { useMember } from '../session/session.queries.ts'
import { useFirstSteps } from '../shop/shop.queries.ts'

type Step = { title: TextKey; lead: TextKey; act: TextKey; to: string; isOutside?: boolean }

const steps: Record<FirstStep, Step> = {
  seller: { title: 'START_SELLER', lead: 'START_SELLER_LEAD', act: 'START_SELLER_ACT', to: '/tienda' },
  brand: { title: 'START_BRAND', lead: 'START_BRAND_LEAD', act: 'START_BRAND_ACT', to: '/tienda' },
  hours: { title: 'START_HOURS', lead: 'START_HOURS_LEAD', act: 'START_HOURS_ACT', to: '/tienda' },
  category: {
    title: 'START_CATEGORY',
    lead: 'START_CATEGORY_LEAD',
    act: 'START_CATEGORY_ACT',
    to: '/productos/nuevo',
  },
  product: { title: 'START_PRODUCT', lead: 'START_PRODUCT_LEAD', act: 'START_PRODUCT_ACT', to: '/productos' },
  carrier: { title: 'START_CARRIER', lead: 'START_CARRIER_LEAD', act: 'START_CARRIER_ACT', to: '/despacho' },
  payment: { title: 'START_PAYMENT', lead: 'START_PAYMENT_LEAD', act: 'START_PAYMENT_ACT', to: '/tienda' },
  law: { title: 'START_LAW', lead: 'START_LAW_LEAD', act: 'START_LAW_ACT', to: '/textos-legales' },
  order: { title: 'START_ORDER', lead: 'START_ORDER_LEAD', act: 'START_ORDER_ACT', to: '/', isOutside: true },
}

/** The way of a new shop to its first order: what stands in its database is ticked. */
export default function StartPage() {
  const text = useText()
  return (
    <Page title={text('DESK_START')} lead={text('START_LEAD')} size="md">
      <Loaded query={useFirstSteps()}>
        {(all) => {
          const done = all.filter(({ isDone }) => isDone).length
          const next = all.find(({ isDone }) => !isDone)?.step
          return (
            <Stack>
              <div>
                <Text size="sm" mb={6}>
                  {text('START_DONE', { done, all: all.length })}
                </Text>
                <Progress value={(done / all.length) * 100} aria-label={text('DESK_START')} />
              </div>
              <List
                listStyleType="none"
                spacing="sm"
                withPadding={false}
                styles={{ itemWrapper: { display: 'block' } }}
              >
                {all.map(({ step, isDone }) => (
                  <List.Item key={step} styles={{ itemLabel: { display: 'block' } }}>
                    <StepCard step={steps[step]} isDone={isDone} isNext={step === next} />
                  </List.Item>
                ))}
              </List>
            </Stack>
          )
        }}
      </Loaded>
    </Page>
  )
}

function StepCard({ step, isDone, isNext }: { step: Step; isDone: boolean; isNext: boolean }) {
  const text = useText()
  const { title, lead } = step
  return (
    <Paper withBorder radius="lg" p="md">
      <Group wrap="nowrap" align="start">
        <ThemeIcon
          radius="xl"
          size="lg"
          variant={isDone ? 'filled' : 'light'}
          color={isDone ? 'huella' : 'gray'}
          aria-label={text(isDone ? 'START_IS_DONE' : 'START_IS_OPEN')}
          role="img"
        >
          {isDone ? <IconCheck size={20} /> : <IconCircleDashed size={20} />}
        </ThemeIcon>
        <Group flex={1} gap="xs" align="start" justify="space-between">
          <div style={{ flex: '1 1 220px' }}>
            <Title order={2} fz="1rem">
              {text(title)}
            </Title>
            <Text size="sm" c="dimmed">
              {text(lead)}
            </Text>
          </div>
          <StepLink step={step} look={isDone ? 'done' : isNext ? 'next' : 'later'} />
        </Group>
      </Group>
    </Paper>
  )
}

/** Where a step is taken; nothing where the desk has no such place for whoever is here. */
function StepLink({ step, look }: { step: Step; look: 'done' | 'next' | 'later' }) {
  const text = useText()
  const { role } = useMember()
  const { act, to, isOutside } = step
  if (isOutside) return <Anchor href={to}>{text(act)}</Anchor>
  const isOpen = places.some((place) => `${to}/`.startsWith(`${place.path}/`) && mayOpen(place, role))
  if (!isOpen) return null
  if (look === 'done')
    return (
      <Anchor component={Link} href={to}>
        {text(act)}
      </Anchor>
    )
  return (
    <Button component={Link} href={to} variant={look === 'next' ? 'filled' : 'default'}>
      {text(act)}
    </Button>
  )
}
