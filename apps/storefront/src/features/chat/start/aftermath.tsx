import { useText } from '../../../shell/texts.tsx'
import { CloseButton } from '../../../ui/dialog/dialog.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import type { Aftermath as After } from '../conversation/conversation.ts'
import styles from './aftermath.module.css'

/** Above the form of the next conversation: how the one before goes on by mail, and to which address. */
export function Aftermath({ after, onClose }: { after: After | null; onClose: () => void }) {
  const text = useText()
  const byMail = after && Date.now() < after.until ? after.byMail : null
  return (
    <div role="status" className={styles.after}>
      {byMail && (
        <>
          <Icon name="mail" size={24} />
          <p>
            <b>{text(byMail.how === 'kept' ? 'CHAT_AFTER_KEPT' : 'CHAT_AFTER_MAILED')}</b>
            {byMail.email && text('CHAT_AFTER_EMAIL', { email: byMail.email })} {text('CHAT_AFTER_AGAIN')}
          </p>
          <CloseButton label={text('CHAT_AFTER_CLOSE')} onClick={onClose} />
        </>
      )}
    </div>
  )
}
