import { diffWordsWithSpace } from 'diff'

export type TextChange = { kind: 'same' | 'added' | 'removed'; words: string }

/** What was taken out of a text and put into it, word by word, in the order in which it reads. */
export const textChanges = (before: string, after: string): TextChange[] =>
  diffWordsWithSpace(before, after).map(({ added, removed, value }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    words: value,
  }))
