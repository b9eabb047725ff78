import { Button, Group, Stack, Textarea } from '@mantine/core'
import type { Edited, PixelFields } from '../../data/port/shop.port.ts'
import { useData } from '../../shell/data-context.tsx'
import { useText } from '../../shell/texts.tsx'
import { fieldError } from '../../ui/feedback/refused.tsx'
import { EditActs } from '../../ui/form/edit-acts.tsx'
import { useEditForm } from '../../ui/form/use-edit-form.ts'
import { Part } from '../../ui/page/part.tsx'
import { PixelsPreview } from './pixels-preview.tsx'

/** As many entries of a kind as the shop takes. */
const most = 10
const paths = ['pixelgoogle', 'pixelfacebook.script', 'pixelfacebook.noscript']
const wires = paths.flatMap((path) => Array.from({ length: most }, (_, at) => `${path}.${at}`))

/** What networks measure visits with: it runs once a visitor has agreed. */
export function PixelsPart({ edited }: { edited: Edited<PixelFields> }) {
  const text = useText()
  const { shop } = useData()
  const { form, submit, error, ...state } = useEditForm(edited, shop.savePixels)
  const { google, facebook } = form.values
  return (
    <Part title={text('SHOP_PIXELS')} lead={text('SHOP_PIXELS_LEAD')}>
      <form onSubmit={form.onSubmit(submit)}>
        <Stack>
          <Entries
            label={text('SHOP_PIXELS_GOOGLE')}
            path="pixelgoogle"
            error={error}
            entries={google}
            onChange={(entries) => form.setFieldValue('google', entries)}
          />
          <Entries
            label={text('SHOP_PIXELS_FACEBOOK')}
            path="pixelfacebook.script"
            error={error}
            entries={facebook.scripts}
            onChange={(scripts) => form.setFieldValue('facebook', { ...facebook, scripts })}
          />
          <Entries
            label={text('SHOP_PIXELS_FACEBOOK_NOSCRIPT')}
            path="pixelfacebook.noscript"
            error={error}
            entries={facebook.pictures}
            onChange={(pictures) => form.setFieldValue('facebook', { ...facebook, pictures })}
          />
          <PixelsPreview changes={state.changes} />
          <EditActs {...state} error={error} fields={wires} />
        </Stack>
      </form>
    </Part>
  )
}

/** The codes of a kind one under the other, each as it was pasted; one more may always be added, and one that is emptied goes. */
function Entries({
  label,
  path,
  entries,
  error,
  onChange,
}: {
  label: string
  path: string
  entries: string[]
  error: unknown
  onChange: (entries: string[]) => void
}) {
  const text = useText()
  return (
    <Stack gap="xs">
      {entries.map((entry, at) => (
        <Textarea
          // biome-ignore lint/suspicious/noArrayIndexKey: an entry has nothing else that tells it from another
          key={at}
          label={entries.length > 1 ? `${label} ${at + 1}` : label}
          value={entry}
          onChange={(event) => onChange(entries.with(at, event.currentTarget.value))}
          error={fieldError(error, `${path}.${at}`)}
          maxLength={5000}
          autosize
          minRows={2}
          maxRows={8}
          spellCheck={false}
          styles={{ input: { fontFamily: 'var(--mantine-font-family-monospace)', fontSize: 13 } }}
        />
      ))}
      <Group>
        <Button
          variant="default"
          size="compact-md"
          disabled={entries.length >= most}
          onClick={() => onChange([...entries, ''])}
        >
          {text('SHOP_PIXELS_ADD', { kind: label })}
        </Button>
      </Group>
    </Stack>
  )
}
