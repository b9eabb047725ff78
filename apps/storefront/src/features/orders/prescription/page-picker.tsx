import { useId, useState } from 'react'
import { Refusal } from '../../../data/port/refusal.ts'
import { useText } from '../../../shell/texts.tsx'
import { FormFailure } from '../../../ui/form/form-failure.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import styles from './prescription-card.module.css'

const mostBytes = 8 * 1024 * 1024

/** Chooses pages of a prescription and hands each on, one after the other, as base64; says why one was refused. */
export function PagePicker({
  isFirst,
  onPage,
}: {
  isFirst: boolean
  onPage: (page: { name: string; base64: string }) => Promise<unknown>
}) {
  const text = useText()
  const id = useId()
  const [isBusy, setBusy] = useState(false)
  const [wrong, setWrong] = useState('')
  const send = async (files: readonly File[]) => {
    setBusy(true)
    setWrong('')
    try {
      for (const file of files) {
        if (file.size > mostBytes) return setWrong(text('PRESCRIPTION_TOO_LARGE'))
        await onPage({ name: file.name.slice(-120), base64: await base64Of(file) })
      }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      const isUnanswered = error.code === 'NETWORK' || (error.status >= 500 && error.message === '')
      setWrong(isUnanswered ? text('ACCOUNT_ERROR_NETWORK') : error.message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className={styles.form}>
      <label className={styles.add} data-busy={isBusy || undefined}>
        <Icon name="plus" size={20} />
        <span>{text(isFirst ? 'PRESCRIPTION_ADD' : 'PRESCRIPTION_MORE')}</span>
        <input
          type="file"
          accept="image/jpeg,image/png,image/webp,application/pdf"
          multiple
          className="visually-hidden"
          aria-describedby={`${id}-hint`}
          disabled={isBusy}
          onChange={({ target }) => {
            void send([...(target.files ?? [])])
            // The same file can be chosen again.
            target.value = ''
          }}
        />
      </label>
      <small id={`${id}-hint`}>{text('PRESCRIPTION_HINT')}</small>
      <FormFailure failure={wrong || null} />
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
