import { useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { isRefusal } from '../../data/port/refusal.ts'
import type { Edit, Edited } from '../../data/port/shop.port.ts'
import { randomKey } from '../../shell/random-key.ts'
import { useUnsavedGuard } from './use-unsaved-guard.ts'

/**
 * A form over what several people edit. It sends the changed fields with the version that was read; `whole`, for what is saved
 * with all of its fields, has the others too. Where somebody else has saved meanwhile, their changes are taken over, what was
 * typed here stays, and the next save goes over theirs. Whoever leaves the page with something unsaved is asked. `rebase`
 * puts what was typed over what stands now, where a field holds more than one thing. `edited.typed` is what was typed before
 * the form was opened: it is unsaved from the beginning.
 */
export function useEditForm<Fields extends Record<string, unknown>>(
  edited: Edited<Fields> & { typed?: Partial<Fields> | undefined },
  save: (edit: Edit<Fields>, whole: Fields) => Promise<Edited<Fields>>,
  onSaved?: (saved: Edited<Fields>) => void,
  rebase: (now: Fields, before: Fields, typed: Fields) => Fields = changesOver,
) {
  const [key] = useState(randomKey)
  const [base, setBase] = useState({ version: edited.version, fields: edited.fields })
  const form = useForm<Fields>({ initialValues: { ...edited.fields, ...edited.typed } })
  const changes = changesIn(base.fields, form.values)
  const isDirty = Object.keys(changes).length > 0
  const { mutate, isPending, error, isSuccess, reset } = useMutation({
    mutationFn: (edit: Edit<Fields>) => save(edit, { ...base.fields, ...edit.changes }),
    onSuccess(saved, sent) {
      setBase(saved)
      // What is typed while it is saved stays, and is yet to be saved.
      const sentFields = { ...base.fields, ...sent.changes }
      form.setValues(rebase(saved.fields, sentFields, form.getValues()))
      onSaved?.(saved)
    },
    onError(refused) {
      if (!isRefusal(refused) || !refused.change) return
      const now = refused.change.now as Fields
      setBase({ version: refused.change.version, fields: now })
      form.setValues(rebase(now, base.fields, form.getValues()))
    },
  })
  useUnsavedGuard(isDirty)
  return {
    form,
    saved: base.fields,
    /** What is typed and not saved. */
    changes,
    submit() {
      if (isDirty) mutate({ version: base.version, changes, key })
      else reset()
    },
    isBusy: isPending,
    error,
    isDirty,
    isSaved: isSuccess && !isDirty,
  }
}

const changesOver = <Fields extends Record<string, unknown>>(
  now: Fields,
  before: Fields,
  typed: Fields,
): Fields => ({
  ...now,
  ...changesIn(before, typed),
})

/** The fields that are not as they were. */
export function changesIn<Fields extends Record<string, unknown>>(
  before: Fields,
  after: Fields,
): Partial<Fields> {
  const changed = Object.entries(after).filter(
    ([name, value]) => JSON.stringify(before[name]) !== JSON.stringify(value),
  )
  return Object.fromEntries(changed) as Partial<Fields>
}
