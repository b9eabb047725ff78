import { Button, Code, CopyButton, Group, Stack, Text } from '@mantine/core'
import { useText } from '../../shell/texts.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'

/** Shows a secret this once, to be copied. */
export function SecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  const text = useText()
  return (
    <Dialog onClose={onClose} title={text('INTEGRATIONS_SECRET')} closeOnClickOutside={false}>
      <Stack>
        <Text size="sm">{text('INTEGRATIONS_SECRET_LEAD')}</Text>
        <Code block style={{ overflowWrap: 'anywhere', whiteSpace: 'normal' }}>
          {secret}
        </Code>
        <Group justify="end">
          <CopyButton value={secret}>
            {({ copied, copy }) => (
              <Button variant="default" onClick={copy}>
                {text(copied ? 'INTEGRATIONS_COPIED' : 'INTEGRATIONS_COPY')}
              </Button>
            )}
          </CopyButton>
          <Button onClick={onClose}>{text('INTEGRATIONS_KEPT')}</Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
