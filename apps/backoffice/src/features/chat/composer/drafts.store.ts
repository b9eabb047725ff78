import { memberState } from '../../../shell/member-state.ts'

/** What is written in a conversation and not sent: to the visitor, or as a note. */
export type Draft = { mode: 'answer' | 'note'; text: string }

const drafts = new Map<number, Draft>()
memberState.add({ reset: () => drafts.clear(), isUnsaved: () => drafts.size > 0 })

/** The drafts of this member, by conversation: whoever looks at another conversation finds theirs again. */
export const storedDrafts = {
  of: (conversationId: number): Draft => drafts.get(conversationId) ?? { mode: 'answer', text: '' },
  set(conversationId: number, draft: Draft): void {
    if (draft.text.trim() === '') drafts.delete(conversationId)
    else drafts.set(conversationId, draft)
  },
  isAny: () => drafts.size > 0,
}
