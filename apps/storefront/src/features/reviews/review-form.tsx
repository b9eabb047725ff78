import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useId, useState } from 'react'
import { useData } from '../../shell/data-context.tsx'
import { useText } from '../../shell/texts.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { EmailField } from '../../ui/form/credential-fields.tsx'
import { TextAreaField, TextField } from '../../ui/form/field.tsx'
import { emailError, requiredErrors } from '../../ui/form/field-checks.ts'
import { FormFailure } from '../../ui/form/form-failure.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { Icon } from '../../ui/media/icon.tsx'
import { PhotosField } from './photos-field.tsx'
import { type ReviewDraft, readDraft, saveDraft } from './review-draft.ts'
import styles from './review-form.module.css'
import { showReview } from './show-review.ts'

const stars = [1, 2, 3, 4, 5] as const

/** Rating, name, e-mail and text, all required. What was sent stands first in the list at once. */
export function ReviewForm({ productId, onSent }: { productId: number; onSent: () => void }) {
  const text = useText()
  const data = useData()
  const client = useQueryClient()
  const ratingId = useId()
  const [isSent, setSent] = useState(false)
  const [photos, setPhotos] = useState<readonly string[]>([])
  const [initial] = useState(() => readDraft(productId))

  const form = useForm<ReviewDraft>({
    initial,
    check: ({ rating, author, email, content }) => ({
      ...(!rating && { rating: 'PRODUCT_REVIEW_RATING_REQUIRED' as const }),
      ...requiredErrors({ author, content }),
      ...emailError(email),
    }),
    async send({ rating, author, email, content, key }) {
      const review = await data.catalogue.addReview(productId, {
        rating: Number(rating),
        author: author.trim(),
        email: email.trim(),
        content: content.trim(),
        photos,
        key,
      })
      showReview(client, data, productId, review)
      saveDraft(productId, null)
      setSent(true)
      onSent()
    },
  })
  useEffect(() => {
    if (!isSent && form.values !== initial) saveDraft(productId, form.values)
  }, [isSent, form.values, productId, initial])

  if (isSent) {
    return (
      <p className={styles.sent} role="status">
        <Icon name="check" />
        {text('PRODUCT_REVIEW_SENT')}
      </p>
    )
  }
  const rating = form.text('rating')
  return (
    <form className={styles.form} noValidate onSubmit={form.submit}>
      <h2>{text('PRODUCT_REVIEW_TITLE')}</h2>
      <FormFailure failure={form.failure} />
      <fieldset
        className={styles.rating}
        aria-describedby={rating.error ? `${ratingId}-error` : undefined}
        data-invalid={rating.error ? true : undefined}
      >
        <legend>{text('PRODUCT_REVIEW_RATING')}</legend>
        <div className={styles.stars}>
          {stars.map((star) => (
            <label key={star} data-lit={star <= Number(rating.value) || undefined}>
              <input
                type="radio"
                name="rating"
                value={star}
                checked={rating.value === String(star)}
                aria-label={text('UI_RATING', { value: star })}
                onChange={rating.onChange}
                required
              />
              <Icon name="star" size={32} />
            </label>
          ))}
        </div>
        {rating.error && (
          <p id={`${ratingId}-error`} className={styles.error}>
            <Icon name="alert" size={16} />
            {rating.error}
          </p>
        )}
      </fieldset>
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
        hint={text('PRODUCT_REVIEW_EMAIL_HINT')}
      />
      <TextAreaField
        {...form.text('content')}
        label={text('PRODUCT_REVIEW_CONTENT')}
        className={styles.wide}
        rows={5}
        maxLength={3000}
        required
      />
      <PhotosField photos={photos} onChange={setPhotos} />
      <Button type="submit" busy={form.busy} className={styles.send}>
        {text('PRODUCT_REVIEW_SEND')}
      </Button>
    </form>
  )
}
