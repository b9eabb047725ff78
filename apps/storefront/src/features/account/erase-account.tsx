import { useQueryClient } from '@tanstack/react-query'
import { use, useEffect, useRef, useState } from 'react'
import { useData } from '../../shell/data-context.tsx'
import { useNavigate } from '../../shell/router.tsx'
import { useText } from '../../shell/texts.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { useToasts } from '../../ui/feedback/toasts.tsx'
import { PasswordField } from '../../ui/form/credential-fields.tsx'
import { requiredErrors } from '../../ui/form/field-checks.ts'
import { FormFailure } from '../../ui/form/form-failure.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { draftOf } from '../checkout/draft.store.ts'
import { storedPetsOf } from '../pets/current-pet.store.ts'
import { photoOf } from '../pets/pet-photo.ts'
import styles from '../session/account.module.css'
import { storedProfile } from '../session/account.store.ts'
import { SignOutStepsContext } from '../session/sign-out-steps.ts'
import { rememberedEmail } from './remembered-email.ts'

/** Erases the account once its password has been given: what cannot be undone takes two steps. */
export function EraseAccount() {
  const text = useText()
  const [asks, setAsks] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const wasAsked = useRef(false)
  useEffect(() => {
    if (wasAsked.current && !asks) opener.current?.focus()
    wasAsked.current = asks
  }, [asks])
  return (
    <section className={`${styles.card} ${styles.danger}`}>
      <h2>{text('ACCOUNT_ERASE')}</h2>
      <p>{text('ACCOUNT_ERASE_TEXT')}</p>
      {asks ? (
        <Confirm onCancel={() => setAsks(false)} />
      ) : (
        <Button ref={opener} kind="outline" icon="trash" onClick={() => setAsks(true)}>
          {text('ACCOUNT_ERASE_ASK')}
        </Button>
      )}
    </section>
  )
}

function Confirm({ onCancel }: { onCancel: () => void }) {
  const text = useText()
  const data = useData()
  const toasts = useToasts()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const loadSteps = use(SignOutStepsContext)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const form = useForm({
    initial: { password: '' },
    check: requiredErrors,
    send: async ({ password }) => {
      const steps = await loadSteps()
      const saved = storedPetsOf(data.layer).get()
      await data.account.erase(password)
      // Here alone: who signs out and comes back finds them again, of an erased account nobody does.
      if (saved && saved.owner !== null) for (const { id } of saved.pets) photoOf(id).update(() => null)
      storedProfile.update(() => ({}))
      steps.after(data)
      rememberedEmail.update(() => '')
      draftOf(data.layer).update(() => null)
      queryClient.removeQueries({ queryKey: ['account'] })
      toasts.show({ tone: 'success', text: text('ACCOUNT_ERASED') })
      navigate('/')
    },
    refusals: { PASSWORD_WRONG: 'ACCOUNT_ERROR_PASSWORD', AUTH_WRONG_PASSWORD: 'ACCOUNT_ERROR_PASSWORD' },
  })
  return (
    <form className={styles.form} noValidate onSubmit={form.submit}>
      <FormFailure failure={form.failure} />
      <PasswordField
        {...form.text('password')}
        ref={field}
        label={text('ACCOUNT_ERASE_PASSWORD')}
        autoComplete="current-password"
      />
      <div className={styles.actions}>
        <Button type="submit" className={styles.dangerous} icon="trash" busy={form.busy}>
          {text('ACCOUNT_ERASE_DO')}
        </Button>
        <Button kind="quiet" onClick={onCancel}>
          {text('ACCOUNT_ERASE_CANCEL')}
        </Button>
      </div>
    </form>
  )
}
