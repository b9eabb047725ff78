import { useState } from 'react'
import { useData } from '../../shell/data-context.tsx'
import { useText } from '../../shell/texts.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { EmailField } from '../../ui/form/credential-fields.tsx'
import { TextAreaField, TextField } from '../../ui/form/field.tsx'
import { emailError, requiredErrors } from '../../ui/form/field-checks.ts'
import { FormFailure } from '../../ui/form/form-failure.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { Icon } from '../../ui/media/icon.tsx'
import { askOnceOf } from './ask-once.ts'
import { useAskedQuestions } from './asked-questions.store.ts'
import styles from './question-form.module.css'

const empty = { content: '', author: '', email: '' }

/** Name, e-mail and question, all required. What was sent twice is asked once. */
export function QuestionForm({ productId }: { productId: number }) {
  const text = useText()
  const data = useData()
  const { add } = useAskedQuestions(data.layer)
  const [isSent, setSent] = useState(false)
  const form = useForm({
    initial: empty,
    check: ({ content, author, email }) => ({ ...requiredErrors({ content, author }), ...emailError(email) }),
    async send(values) {
      const question = {
        content: values.content.trim(),
        author: values.author.trim(),
        email: values.email.trim(),
      }
      const ask = askOnceOf(data.questions, productId)
      const { id, askedOn } = await ask(question, ({ content }, arrived) =>
        add({ ...arrived, productId, content }),
      )
      add({ id, productId, askedOn, content: question.content })
      setSent(true)
    },
    refusals: { KEY_REUSED: 'QUESTIONS_ARRIVED' },
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
