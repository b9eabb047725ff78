import { Button, Group, Stack, Switch, Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { IconWebhook } from '@tabler/icons-react'
import { useState } from 'react'
import type { Webhook } from '../../data/port/integrations.port.ts'
import { useData } from '../../shell/data-context.tsx'
import { randomKey } from '../../shell/random-key.ts'
import type { TextKey } from '../../shell/text-keys.ts'
import { useText } from '../../shell/texts.tsx'
import { Confirm } from '../../ui/dialog/confirm.tsx'
import { Empty } from '../../ui/feedback/empty.tsx'
import { Loaded } from '../../ui/feedback/loaded.tsx'
import { useNotifyRefusal } from '../../ui/feedback/use-notify-refusal.ts'
import { Part } from '../../ui/page/part.tsx'
import { DeliveryList } from './delivery-list.tsx'
import { useIntegrationAct, useWebhooks } from './integrations.queries.ts'
import { NewDialog } from './new-dialog.tsx'
import { SecretDialog } from './secret-dialog.tsx'

/** What is told, by its name on the wire. */
const eventText: Record<string, TextKey> = {
  'pedido.creado': 'EVENT_ORDER_MADE',
  'pedido.cambiado': 'EVENT_ORDER_CHANGED',
  'stock.cambiado': 'EVENT_STOCK_CHANGED',
}

/** The addresses that are told what happens. */
export function WebhooksPart() {
  const text = useText()
  const { integrations } = useData()
  const webhooks = useWebhooks()
  /** The key under which one is made once, for as long as its form is open. */
  const [making, setMaking] = useState('')
  const [secret, setSecret] = useState('')
  const create = useIntegrationAct(
    (given: { name: string; choices: string[] }) =>
      integrations.createWebhook(given.name, given.choices, making),
    (made) => {
      setMaking('')
      setSecret(made.secret)
    },
  )
  const nameOf = (event: string) => (event in eventText ? text(eventText[event] as TextKey) : event)
  return (
    <Part title={text('WEBHOOKS_TITLE')} lead={text('WEBHOOKS_LEAD')}>
      <Button style={{ alignSelf: 'start' }} onClick={() => setMaking(randomKey())}>
        {text('WEBHOOKS_NEW')}
      </Button>
      <Loaded query={webhooks}>
        {(rows) =>
          rows.length === 0 ? (
            <Empty icon={IconWebhook}>{text('WEBHOOKS_NONE')}</Empty>
          ) : (
            <Stack component="ul" m={0} p={0} gap="lg" style={{ listStyle: 'none' }}>
              {rows.map((webhook) => (
                <WebhookLine key={webhook.id} webhook={webhook} nameOf={nameOf} />
              ))}
            </Stack>
          )
        }
      </Loaded>
      {making !== '' && (
        <NewDialog
          title={text('WEBHOOKS_NEW')}
          field="url"
          label={text('WEBHOOKS_URL')}
          type="url"
          chosen={text('WEBHOOKS_EVENTS')}
          choices={integrations.events.map((event) => ({ value: event, label: nameOf(event) }))}
          isBusy={create.isPending}
          error={create.error}
          onSend={create.mutate}
          onClose={() => setMaking('')}
        />
      )}
      {secret !== '' && <SecretDialog secret={secret} onClose={() => setSecret('')} />}
    </Part>
  )
}

function WebhookLine({ webhook, nameOf }: { webhook: Webhook; nameOf: (event: string) => string }) {
  const text = useText()
  const notify = useNotifyRefusal()
  const { integrations } = useData()
  const [isLogOpen, setLogOpen] = useState(false)
  const [isRemoving, setRemoving] = useState(false)
  const { id, url, events, isActive, done, pending, failed } = webhook
  const setActive = useIntegrationAct((next: boolean) => integrations.setActive(id, next))
  const remove = useIntegrationAct(integrations.removeWebhook)
  const trial = useIntegrationAct(integrations.test, ({ error }) =>
    notifications.show(
      error === ''
        ? { message: text('WEBHOOKS_TRIED') }
        : { color: 'clay', message: text('WEBHOOKS_NOT_TAKEN', { error }) },
    ),
  )
  return (
    <Stack component="li" gap="xs">
      <Group justify="space-between" wrap="nowrap" align="start">
        <div style={{ minInlineSize: 0 }}>
          <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
            {url}
          </Text>
          <Text size="sm" c="dimmed">
            {events.map(nameOf).join(', ')} · {text('WEBHOOKS_WEEK', { done, pending, failed })}
          </Text>
        </div>
        <Switch
          checked={isActive}
          label={text('WEBHOOKS_ON')}
          onChange={(event) => setActive.mutate(event.currentTarget.checked, { onError: notify })}
        />
      </Group>
      <Group gap="xs">
        <Button
          size="compact-md"
          variant="default"
          loading={trial.isPending}
          onClick={() => trial.mutate(id, { onError: notify })}
        >
          {text('WEBHOOKS_TRY')}
        </Button>
        <Button
          size="compact-md"
          variant="default"
          aria-expanded={isLogOpen}
          onClick={() => setLogOpen(!isLogOpen)}
        >
          {text('WEBHOOKS_LOG')}
        </Button>
        <Button size="compact-md" variant="default" onClick={() => setRemoving(true)}>
          {text('WEBHOOKS_REMOVE')}
        </Button>
      </Group>
      {isLogOpen && <DeliveryList webhookId={id} />}
      <Confirm
        opened={isRemoving}
        title={text('WEBHOOKS_REMOVE')}
        text={text('WEBHOOKS_REMOVE_LEAD', { url })}
        act={text('WEBHOOKS_REMOVE')}
        onConfirm={() => remove.mutateAsync(id)}
        onClose={() => setRemoving(false)}
      />
    </Stack>
  )
}
