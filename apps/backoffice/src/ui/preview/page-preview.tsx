import { Button, Group, SegmentedControl, Stack, Text } from '@mantine/core'
import { useElementSize } from '@mantine/hooks'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useText } from '../../shell/texts.tsx'
import { Refused } from '../feedback/refused.tsx'

const devices = { desktop: { width: 1280, height: 860 }, phone: { width: 390, height: 780 } } as const
type Device = keyof typeof devices

/**
 * A page of the shop as it would be with what is typed, at the width of a computer or a phone: the shop itself draws it.
 * `make` answers its address, and throws what a save would be refused with. It opens at `part`, an id on that page, or
 * at its top.
 */
export function PagePreview({ make, part }: { make: () => Promise<string>; part?: string | undefined }) {
  const text = useText()
  const [device, setDevice] = useState<Device>('desktop')
  const { ref, width: room } = useElementSize()
  const { mutate, data: address, error, isPending } = useMutation({ mutationFn: make })
  const { width, height } = devices[device]
  const scale = room === 0 ? 1 : Math.min(1, room / width)
  return (
    <Stack gap="sm" ref={ref}>
      <Group justify="space-between">
        <Button variant="light" loading={isPending} onClick={() => mutate()}>
          {text(address ? 'DESK_PREVIEW_AGAIN' : 'DESK_PREVIEW')}
        </Button>
        <SegmentedControl
          aria-label={text('DESK_PREVIEW_WIDTH')}
          value={device}
          onChange={(value) => setDevice(value === 'phone' ? 'phone' : 'desktop')}
          data={[
            { value: 'desktop', label: text('DESK_PREVIEW_DESKTOP') },
            { value: 'phone', label: text('DESK_PREVIEW_PHONE') },
          ]}
        />
      </Group>
      <Refused error={error} />
      {address ? (
        <div style={{ blockSize: height * scale, overflow: 'hidden' }}>
          <iframe
            key={`${address} ${device}`}
            src={address}
            title={text('DESK_PREVIEW_TITLE')}
            onLoad={({ currentTarget }) => part && scrollTo(currentTarget, part)}
            style={{
              inlineSize: width,
              blockSize: height,
              border: '1px solid var(--mantine-color-default-border)',
              borderRadius: 12,
              transform: `scale(${scale})`,
              transformOrigin: '0 0',
            }}
          />
        </div>
      ) : (
        <Text size="sm" c="dimmed">
          {text('DESK_PREVIEW_LEAD')}
        </Text>
      )}
    </Stack>
  )
}

/** Within the frame alone: `scrollIntoView` would move the desk around it as well. */
function scrollTo({ contentWindow: shown }: HTMLIFrameElement, id: string): void {
  const part = shown?.document.getElementById(id)
  if (!shown || !part) return
  const above = (shown.innerHeight - part.getBoundingClientRect().height) / 2
  const top = shown.scrollY + part.getBoundingClientRect().top - Math.max(0, above)
  shown.scrollTo({ top, behavior: 'instant' })
}
