import { type ClipboardEvent, type DragEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import { useText } from '../../../shell/texts.tsx'
import { Drawing } from '../../../ui/media/icon.tsx'
import { chatIcons } from '../chat-icons.ts'
import { useFirstFocus } from '../use-first-focus.ts'
import styles from './chat-composer.module.css'

/** As the shop takes it. */
const mostCharacters = 2000
/** From so few left they are counted. */
const fewLeft = 200

/** The box of messages: Enter and the button send, Shift and Enter break the line (specification §5). */
export function ChatComposer({
  draft,
  onDraft,
  onSend,
}: {
  draft: string
  onDraft: (text: string) => void
  /** False for nothing that could be sent. */
  onSend: (text: string) => boolean
}) {
  const text = useText()
  const id = useId()
  const box = useRef<HTMLTextAreaElement>(null)
  const [hasFiles, setHasFiles] = useState(false)
  useFirstFocus(box)

  const send = () => {
    if (onSend(draft)) onDraft('')
    box.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // An Enter that ends a word of an input method is not the message's.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  const refuseFiles = (event: ClipboardEvent | DragEvent, data: DataTransfer) => {
    const isFile = data.files.length > 0
    if (isFile) event.preventDefault()
    setHasFiles(isFile)
  }
  const left = mostCharacters - draft.length
  return (
    <form
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => refuseFiles(event, event.dataTransfer)}
    >
      <div className={styles.row}>
        <textarea
          ref={box}
          rows={1}
          className={styles.box}
          aria-label={text('CHAT_MESSAGE')}
          aria-describedby={`${id}-note`}
          placeholder={text('CHAT_MESSAGE')}
          maxLength={mostCharacters}
          dir="auto"
          enterKeyHint="send"
          value={draft}
          onChange={(event) => {
            setHasFiles(false)
            onDraft(event.target.value)
          }}
          onKeyDown={onKeyDown}
          onPaste={(event) => refuseFiles(event, event.clipboardData)}
        />
        <button type="submit" className={styles.send} aria-label={text('CHAT_SEND')}>
          <Drawing path={chatIcons.send} size={22} mirrored />
        </button>
      </div>
      <p id={`${id}-note`} className={styles.note} aria-live="polite">
        {hasFiles && text('CHAT_NO_FILES')}
        {!hasFiles && left <= fewLeft && text('CHAT_CHARACTERS', { count: left })}
      </p>
    </form>
  )
}
