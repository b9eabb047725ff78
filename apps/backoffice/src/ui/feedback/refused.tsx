import { Alert, Text } from '@mantine/core'
import { isRefusal } from '../../data/port/refusal.ts'
import { useFormat } from '../../shell/format.ts'
import { useText } from '../../shell/texts.tsx'
import { refusalText } from './load-failed.tsx'

/** Why a form was not taken, unless a field of those named says it. */
export function Refused({
  error,
  fields = [],
  id,
}: {
  error: unknown
  fields?: readonly string[]
  /** The id to which a field's `aria-describedby` may point. */
  id?: string
}) {
  const text = useText()
  const { moment } = useFormat()
  if (!error || (isRefusal(error) && fields.some((field) => field in error.fields))) return null
  const change = isRefusal(error) ? error.change : null
  return (
    <Alert {...(id && { id })} role="alert" color="clay" variant="light">
      {/* Whoever sees this has signed in again. */}
      {isRefusal(error, 'SESSION_REQUIRED')
        ? text('SESSION_WAS_OVER')
        : refusalText(error, text('DESK_NO_NETWORK'))}
      {change && (
        <Text size="sm" mt={4}>
          {text('DESK_EDITED_BY', { name: change.by, time: moment(change.at) })}
        </Text>
      )}
    </Alert>
  )
}

/** What a refusal says of a field of the wire; null where it says nothing of it. */
export function fieldError(error: unknown, field: string): string | null {
  return isRefusal(error) && field in error.fields ? (error.fieldTexts[field] ?? error.message) : null
}
