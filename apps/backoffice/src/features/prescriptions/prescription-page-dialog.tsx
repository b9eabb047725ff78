import { Button, Image, Stack, Text as Words } from '@mantine/core'
import type { PrescriptionFile } from '../../data/port/prescriptions.port.ts'
import { useText } from '../../shell/texts.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Loaded } from '../../ui/feedback/loaded.tsx'
import { usePrescriptionFile } from './prescriptions.queries.ts'

/** A page of a prescription, large: a photo in place, a PDF to be saved and opened elsewhere. */
export function PrescriptionPageDialog({
  orderId,
  page,
  onClose,
}: {
  orderId: number
  page: { id: number; name: string }
  onClose: () => void
}) {
  const text = useText()
  const file = usePrescriptionFile(orderId, page.id)
  return (
    <Dialog onClose={onClose} size="xl" title={page.name}>
      <Loaded query={file}>
        {(shown) =>
          shown.type === 'image/webp' ? (
            <Image src={addressOf(shown)} alt={text('PRESCRIPTIONS_PAGE', { name: page.name })} />
          ) : (
            <Stack align="start">
              <Words size="sm">{text('PRESCRIPTIONS_PDF')}</Words>
              <Button component="a" href={addressOf(shown)} download={shown.name}>
                {text('PRESCRIPTIONS_SAVE')}
              </Button>
            </Stack>
          )
        }
      </Loaded>
    </Dialog>
  )
}

const addressOf = ({ type, base64 }: PrescriptionFile) => `data:${type};base64,${base64}`
