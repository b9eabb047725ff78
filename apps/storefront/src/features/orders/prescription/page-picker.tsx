import { useId, useState } from 'react'
import { Refusal } from '../../../data/port/refusal.ts'
import { useText } from '../../../shell/texts.tsx'
import { FormFailure } from '../../../ui/form/form-failure.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import styles from './prescription-card.module.css'

const mostBytes = 8 * 1024 * 1024

/**
 * Chooses pages of a prescription and hands each on, one after the other, as base64. Says why one was refused, and of which
 * of several that is told; the others go on. `limit` says how many an order takes and for how many
 * of them there is room.
 */
export function PagePicker({
  id,
  isFirst,
  limit,
  onPage,
}: {
  /** Of the field, for whoever leads there. */
  id?: string
  isFirst: boolean
  limit?: { most: number; left: number }
  onPage: (page: { name: string; base64: string }) => Promise<unknown>
}) {
  const text = useText()
  const hintId = useId()
  const [sending, setSending] = useState<string | null>(null)
  const [wrong, setWrong] = useState<string | null>(null)
  /** Null once the page has arrived. */
  const refusalOf = async (file: File, sent: number): Promise<string | null> => {
    if (limit && sent >= limit.left) return text('PRESCRIPTION_FULL', { count: limit.most })
    if (file.size > mostBytes) return text('PRESCRIPTION_TOO_LARGE')
    try {
      await onPage({ name: file.name.slice(-120), base64: await base64Of(file) })
      return null
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      const isUnanswered = error.code === 'NETWORK' || (error.status >= 500 && error.message === '')
      return isUnanswered ? text('ACCOUNT_ERROR_NETWORK') : error.message
    }
  }
  const send = async (files: readonly File[]) => {
    setWrong(null)
    let sent = 0
    const refused: string[] = []
    try {
      for (const file of files) {
        setSending(file.name)
        const why = await refusalOf(file, sent)
        if (why === null) sent += 1
        else refused.push(files.length > 1 ? `${file.name}: ${why}` : why)
      }
    } finally {
      setWrong(refused.join('\n') || null)
      setSending(null)
    }
  }
  const isBusy = sending !== null
  const isFull = limit?.left === 0
  const isClosed = isBusy || isFull
  return (
    <div className={styles.form}>
      <label className={styles.add} data-busy={isBusy || undefined} data-full={isFull || undefined}>
        <Icon name="plus" size={20} />
        <span>{text(isFirst ? 'PRESCRIPTION_ADD' : 'PRESCRIPTION_MORE')}</span>
        <input
          id={id}
          type="file"
          accept="image/jpeg,image/png,image/webp,application/pdf"
          multiple
          className="visually-hidden"
          aria-describedby={hintId}
          // One that is disabled would lose the focus.
          aria-disabled={isClosed || undefined}
          onClick={(event) => isClosed && event.preventDefault()}
          onChange={({ target }) => {
            void send([...(target.files ?? [])])
            // The same file can be chosen again.
            target.value = ''
          }}
        />
      </label>
      <small id={hintId}>
        {limit && isFull ? text('PRESCRIPTION_FULL', { count: limit.most }) : text('PRESCRIPTION_HINT')}
      </small>
      <p role="status" className={styles.sending}>
        {isBusy && text('PRESCRIPTION_SENDING', { name: sending })}
      </p>
      <FormFailure failure={wrong} />
    </div>
  )
}

const base64Of = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })
