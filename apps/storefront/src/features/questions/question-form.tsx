import { useState } from 'react'
import { useData } from '../../shell/data-context.tsx'
import { randomKey } from '../../shell/random-key.ts'
import { useText } from '../../shell/texts.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { EmailField } from '../../ui/form/credential-fields.tsx'
import { TextAreaField, TextField } from '../../ui/form/field.tsx'
import { emailError, requiredErrors } from '../../ui/form/field-checks.ts'
import { FormFailure } from '../../ui/form/form-failure.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { Icon } from '../../ui/media/icon.tsx'
import { useAskedQuestions } from './asked-questions.store.ts'
import styles from './question-form.module.css'

const empty = { content: '', author: '', email: '' }

/** Name, e-mail and question, all required. What was sent twice is asked once. */
export function QuestionForm({ productId }: { productId: number }) {
  const text = useText()
  const data = useData()
  const { add } = useAskedQuestions(data.layer)
  const [isSent, setSent] = useState(false)
  const [sending, setSending] = useState({ key: '', of: '' })

  const form = useForm({
    initial: empty,
    check: ({ content, author, email }) => ({ ...requiredErrors({ content, author }), ...emailError(email) }),
    async send(values) {
      const content = values.content.trim()
      // What a failure leaves unanswered goes again under its own key; a question that was changed is another one.
      const of = JSON.stringify(values)
      const key = sending.of === of ? sending.key : randomKey()
      setSending({ key, of })
      const question = { key, content, author: values.author.trim(), email: values.email.trim() }
      const { id, askedOn } = await data.questions.ask(productId, question)
      add({ id, productId, askedOn, content })
      setSent(true)
    },
  })

  if (isSent) {
    return (
      <p className={styles.sent} role="status">
        <Icon name="check" />
        {text('QUESTIONS_SENT')}
      </p>
    )
  }
  return (
    <form className={styles.form} noValidate onSubmit={form.submit}>
      <h2>{text('QUESTIONS_ASK')}</h2>
      <FormFailure failure={form.failure} />
      <TextAreaField
        {...form.text('content')}
        label={text('QUESTIONS_CONTENT')}
        hint={text('QUESTIONS_CONTENT_HINT')}
        className={styles.wide}
        rows={3}
        maxLength={1000}
        required
      />
      <TextField
        {...form.text('author')}
        label={text('PRODUCT_REVIEW_AUTHOR')}
        autoComplete="name"
        maxLength={80}
        required
      />
      <EmailField
        {...form.text('email')}
        label={text('PRODUCT_REVIEW_EMAIL')}
        hint={text('QUESTIONS_EMAIL_HINT')}
      />
      <Button type="submit" busy={form.busy} className={styles.send}>
        {text('QUESTIONS_SEND')}
      </Button>
    </form>
  )
}
