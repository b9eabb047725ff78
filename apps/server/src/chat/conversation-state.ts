import type { ConversationRow } from './chat.store.ts'

/** Whether a conversation that was just read still goes on. */
export const goesOn = ({
  kind,
  closedAt,
  expiresAt,
}: Pick<ConversationRow, 'kind' | 'closedAt' | 'expiresAt'>): boolean =>
  closedAt === null && (kind === 'offline' || expiresAt > new Date())

type Mutable = Pick<ConversationRow, 'mutedUntil'>

/** Until when its visitor is muted; null for one who is not. */
export const muteEnd = ({ mutedUntil }: Mutable): Date | null =>
  mutedUntil !== null && mutedUntil > new Date() ? mutedUntil : null

export const isMuted = (conversation: Mutable): boolean => muteEnd(conversation) !== null

/** For how long whoever is muted has to wait, in whole seconds, 1 at least. */
export const secondsUntil = (moment: Date): number =>
  Math.max(1, Math.ceil((moment.getTime() - Date.now()) / 1000))
