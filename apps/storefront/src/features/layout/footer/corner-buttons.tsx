import { ChatLauncher } from '../../chat/launcher/chat-launcher.tsx'
import { FloatingButtons } from './floating-buttons.tsx'
import { useScrolling } from './use-scrolling.ts'

/** What stands in the window's lower corners: the chat in one, WhatsApp and the phone in the other. */
export function CornerButtons() {
  const scrolling = useScrolling()
  return (
    <>
      <ChatLauncher isAway={scrolling === 'on'} />
      <FloatingButtons isBack={scrolling === 'back'} />
    </>
  )
}
