import { useEffect, useState } from 'react'
import type { TrackedOrder } from '../../../data/port/orders.port.ts'
import { useData } from '../../../shell/data-context.tsx'
import type { PageProps } from '../../../shell/page.ts'
import { usePageHead } from '../../../shell/page-head.tsx'
import { useText } from '../../../shell/texts.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { EmailField } from '../../../ui/form/credential-fields.tsx'
import { TextField } from '../../../ui/form/field.tsx'
import { emailError } from '../../../ui/form/field-checks.ts'
import { Form } from '../../../ui/form/form.tsx'
import { FormFailure } from '../../../ui/form/form-failure.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { Breadcrumbs } from '../../../ui/navigation/breadcrumbs.tsx'
import { OrderProgress } from '../progress/order-progress.tsx'
import styles from './track-order.module.css'
import { TrackedOrderCard } from './tracked-order.tsx'

/** `/shop/track-order`: where an order is, for whoever knows its number and its e-mail. The number may stand in the address as `numero`. */
export default function TrackOrderPage({ query }: PageProps) {
  const text = useText()
  const data = useData()
  const [found, setFound] = useState<TrackedOrder | null>(null)
  const title = text('TRACK_TITLE')
  usePageHead({ title, robots: 'noindex' })
  const form = useForm({
    initial: { number: '', email: '' },
    check: ({ number, email }) => ({
      ...(!/^\s*\d{1,15}\s*$/.test(number) && {
        number: number.trim() ? ('TRACK_ERROR_NUMBER' as const) : ('ERROR_FORM_REQUIRED' as const),
      }),
      ...emailError(email),
    }),
    send: async ({ number, email }) => {
      setFound(null)
      setFound(await data.orders.trackOrder(Number(number), email.trim()))
    },
    refusals: { NOT_FOUND: 'TRACK_NOT_FOUND' },
  })
  const asked = query.get('numero')
  // The browser alone reads it: the server renders one document for all numbers.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each address fills it in once
  useEffect(() => {
    if (asked) form.change({ number: asked })
  }, [asked])
  return (
    <div className={`container ${styles.page}`}>
      <Breadcrumbs crumbs={[{ name: title }]} />
      <div className={styles.columns}>
        <section className={styles.card}>
          <header>
            <h1>{title}</h1>
            <p className={styles.lead}>{text('TRACK_LEAD')}</p>
          </header>
          <Form className={styles.form} onSubmit={form.submit}>
            <FormFailure failure={form.failure} />
            <TextField
              {...form.text('number')}
              label={text('TRACK_NUMBER')}
              hint={text('TRACK_NUMBER_HINT')}
              inputMode="numeric"
              autoComplete="off"
              maxLength={16}
              required
            />
            <EmailField {...form.text('email')} label={text('TRACK_EMAIL')} />
            <Button type="submit" kind="accent" size="large" wide busy={form.busy}>
              {text('TRACK_SUBMIT')}
            </Button>
          </Form>
        </section>
        <div>
          <div role="status">{found && <TrackedOrderCard order={found} />}</div>
          {!found && (
            <div className={styles.way}>
              <OrderProgress />
            </div>
          )}
        </div>
      </div>
    </div>
  )
}
