import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useData } from '../../shell/data-context.tsx'
import { usePageHead } from '../../shell/page-head.tsx'
import { useRoute } from '../../shell/router.tsx'
import { useText } from '../../shell/texts.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { PhoneLink } from '../../ui/actions/phone-link.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { EmailField } from '../../ui/form/credential-fields.tsx'
import { TextAreaField, TextField } from '../../ui/form/field.tsx'
import { emailError, requiredErrors } from '../../ui/form/field-checks.ts'
import { FormFailure } from '../../ui/form/form-failure.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { Icon } from '../../ui/media/icon.tsx'
import { branchesQuery } from '../content/content.queries.ts'
import { useShop } from '../content/use-shop.ts'
import { useStoreHours } from '../content/use-store-hours.ts'
import styles from '../session/account.module.css'
import { BranchMap } from './branch-map.tsx'
import own from './contact-page.module.css'

const map = 'https://www.openstreetmap.org/search?query='

/**
 * `/site/contact-us-v1` and `-v2`: the contact form beside the store's facts, and in the first above them a
 * map of our own drawing; the real one is a link, so that nobody else is called.
 */
export default function ContactPage() {
  const text = useText()
  const hasMap = useRoute().path !== '/site/contact-us-v2'
  usePageHead({
    title: text('SITE_CONTACT_TITLE'),
    description: text('SITE_CONTACT_LEAD'),
    canonical: hasMap ? '/site/contact-us-v1' : '/site/contact-us-v2',
  })
  return (
    <div className={`container ${styles.entry}`}>
      {hasMap && <BranchMap />}
      <section className={styles.card}>
        <ContactForm />
      </section>
      <section className={`${styles.card} ${styles.welcome}`}>
        <StoreFacts />
      </section>
    </div>
  )
}

function StoreFacts() {
  const text = useText()
  const data = useData()
  const { data: branches } = useQuery(branchesQuery(data))
  const { seller } = useShop()
  const hours = useStoreHours()
  const told = [
    { title: text('LAYOUT_HOURS_STORE'), days: hours.store },
    { title: text('LAYOUT_HOURS_SALES'), days: hours.sales },
  ].filter(({ days }) => days)
  return (
    <>
      <h2>{text('LAYOUT_BRANCHES')}</h2>
      <ul className={own.facts}>
        {(branches ?? []).map((branch) => (
          <li key={branch.id}>
            <Icon name="store" size={22} />
            <address>
              <b>{branch.name}</b>
              <span>
                {branch.address}, {branch.comuna}
              </span>
              <PhoneLink phone={branch.phone} />
            </address>
          </li>
        ))}
        {told.map(({ title, days }) => (
          <li key={title}>
            <Icon name="clock" size={22} />
            <span>
              <b>{title}</b>
              <span>{days}</span>
            </span>
          </li>
        ))}
        {seller.address && (
          <li>
            <Icon name="pin" size={22} />
            <a href={`${map}${encodeURIComponent(seller.address)}`} rel="noopener noreferrer">
              {text('SITE_CONTACT_MAP')}
            </a>
          </li>
        )}
      </ul>
    </>
  )
}

function ContactForm() {
  const text = useText()
  const data = useData()
  const [sent, setSent] = useState(false)
  const form = useForm({
    initial: { name: '', email: '', topic: '', message: '' },
    check: ({ name, email, topic, message }) => ({
      ...requiredErrors({ name, topic, message }),
      ...emailError(email),
    }),
    send: async (values) => {
      await data.content.sendContact({ ...values, email: values.email.trim() })
      setSent(true)
    },
  })
  if (sent)
    return (
      <EmptyState
        icon="mail"
        title={text('SITE_CONTACT_SENT')}
        text={text('SITE_CONTACT_SENT_TEXT')}
        headingLevel={1}
      />
    )
  return (
    <>
      <header>
        <h1>{text('SITE_CONTACT_TITLE')}</h1>
        <p className={styles.lead}>{text('SITE_CONTACT_LEAD')}</p>
      </header>
      <form className={styles.form} noValidate onSubmit={form.submit}>
        <FormFailure failure={form.failure} />
        <TextField
          {...form.text('name')}
          label={text('SITE_CONTACT_NAME')}
          autoComplete="name"
          maxLength={120}
          required
        />
        <EmailField {...form.text('email')} label={text('SITE_CONTACT_EMAIL')} />
        <TextField {...form.text('topic')} label={text('SITE_CONTACT_TOPIC')} maxLength={160} required />
        <TextAreaField
          {...form.text('message')}
          label={text('SITE_CONTACT_MESSAGE')}
          rows={6}
          maxLength={5000}
          required
        />
        <Button type="submit" kind="accent" size="large" busy={form.busy}>
          {text('SITE_CONTACT_SEND')}
        </Button>
      </form>
    </>
  )
}
