import { Alert, Anchor, Button, Group, Stack, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { Link } from 'wouter'
import type { LawFields, LawKind, LawText } from '../../data/port/law.port.ts'
import { useData } from '../../shell/data-context.tsx'
import { useText } from '../../shell/texts.tsx'
import { Loaded } from '../../ui/feedback/loaded.tsx'
import { fieldError, Refused } from '../../ui/feedback/refused.tsx'
import { useNotifyRefusal } from '../../ui/feedback/use-notify-refusal.ts'
import { LanguageFields } from '../../ui/form/language-fields.tsx'
import { useEditForm } from '../../ui/form/use-edit-form.ts'
import { Page } from '../../ui/page/page.tsx'
import { Part } from '../../ui/page/part.tsx'
import { PagePreview } from '../../ui/preview/page-preview.tsx'
import { builtInLaw } from './built-in-law.ts'
import { useLawChanged, useLawTexts } from './law.queries.ts'
import { lawKindFacts } from './law-kinds.ts'
import { LawVersions } from './law-versions.tsx'

const words = [
  { name: 'title', label: 'LAW_TITLE', max: 160, isNeeded: true },
  { name: 'body', label: 'LAW_BODY', max: 60_000, isMarkdown: true },
] as const

/** A text of law at its own address. */
export function LawEditor({ kind }: { kind: LawKind }) {
  return (
    <Loaded query={useLawTexts()}>
      {(texts) => {
        const law = texts.find((each) => each.kind === kind)
        return law && <Editor law={law} />
      }}
    </Loaded>
  )
}

function Editor({ law }: { law: LawText }) {
  const text = useText()
  const data = useData()
  const { kind } = law
  const { title, path } = lawKindFacts[kind]
  const changed = useLawChanged()
  const { form, submit, error, isBusy, isDirty, isSaved } = useEditForm<LawFields>(law, async (edit) => {
    // Also where somebody else has published meanwhile.
    return data.law.publish(kind, edit).finally(changed)
  })
  return (
    <Page
      title={text(title)}
      {...(kind === 'terms' && { lead: text('LAW_TERMS_HELP') })}
      acts={
        <Group>
          <Anchor href={path} target="_blank">
            {text('LAW_SEE')}
          </Anchor>
          <Anchor component={Link} href="/textos-legales">
            {text('LAW_BACK')}
          </Anchor>
        </Group>
      }
    >
      {law.versions.length === 0 && (
        <BuiltIn
          isDirty={isDirty}
          onStart={async () => form.setValues(builtInLaw(kind, await data.law.numbers()))}
        />
      )}
      <form onSubmit={form.onSubmit(submit)}>
        <Stack>
          <LanguageFields
            fields={words}
            values={form.values}
            onChange={(name, value) => form.setFieldValue(name as 'title', value)}
            errorOf={(name) => fieldError(error, name)}
          />
          <Refused error={error} fields={['title', 'body']} />
          <Group>
            <Button type="submit" loading={isBusy} disabled={!isDirty}>
              {text('LAW_PUBLISH')}
            </Button>
            <Text size="sm" c="dimmed" role="status">
              {isDirty ? text('LAW_CHANGED') : isSaved ? text('LAW_DONE') : ''}
            </Text>
          </Group>
        </Stack>
      </form>
      <Part title={text('DESK_PREVIEW_TITLE')}>
        <PagePreview make={() => data.law.preview(kind, form.getValues())} />
      </Part>
      {law.versions.length > 0 && <LawVersions kind={kind} versions={law.versions} />}
    </Page>
  )
}

/** Says that the shop goes by the text that it came with, from which who has typed nothing yet may begin. */
function BuiltIn({ isDirty, onStart }: { isDirty: boolean; onStart: () => Promise<void> }) {
  const text = useText()
  const notifyRefusal = useNotifyRefusal()
  const start = useMutation({ mutationFn: onStart, onError: notifyRefusal })
  return (
    <Alert>
      <Stack gap="sm" align="start">
        <Text size="sm">{text('LAW_BUILT_IN_HELP')}</Text>
        <Button
          size="xs"
          variant="light"
          disabled={isDirty}
          loading={start.isPending}
          onClick={() => start.mutate()}
        >
          {text('LAW_START')}
        </Button>
      </Stack>
    </Alert>
  )
}
