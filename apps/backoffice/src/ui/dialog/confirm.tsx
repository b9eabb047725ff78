import { Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { useText } from '../../shell/texts.tsx'
import { Refused } from '../feedback/refused.tsx'
import { Dialog } from './dialog.tsx'

type Question = {
  opened: boolean
  title: string
  text: string
  /** What the button says that does it. */
  act: string
  /** What the button says that leaves everything as it is. */
  keep?: string
  /** Whether it goes on with something, rather than ending or removing it. */
  isForward?: boolean
  onConfirm: () => Promise<unknown>
  onClose: () => void
}

/** Asks before something that has consequences; what refuses it is shown in place. */
export function Confirm({
  opened,
  title,
  text: lead,
  act,
  keep,
  isForward = false,
  onConfirm,
  onClose,
}: Question) {
  const text = useText()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const close = () => {
    setError(null)
    onClose()
  }
  const confirm = async () => {
    setBusy(true)
    try {
      await onConfirm()
      close()
    } catch (refused) {
      setError(refused)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog opened={opened} onClose={close} title={title}>
      <Text size="sm" mb="md">
        {lead}
      </Text>
      <Refused error={error} />
      <Group justify="end" mt="md">
        <Button variant="default" onClick={close} data-autofocus>
          {keep ?? text('DESK_CANCEL')}
        </Button>
        <Button color={isForward ? 'huella' : 'clay'} loading={isBusy} onClick={confirm}>
          {act}
        </Button>
      </Group>
    </Dialog>
  )
}
