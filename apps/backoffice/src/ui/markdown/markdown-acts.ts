import type { EditorState, TransactionSpec } from '@codemirror/state'
import { EditorSelection } from '@codemirror/state'

export type MarkdownAct = (state: EditorState) => TransactionSpec

/** Puts signs around what is chosen. */
export const around =
  (before: string, after: string): MarkdownAct =>
  (state) =>
    state.changeByRange(({ from, to }) => ({
      changes: [
        { from, insert: before },
        { from: to, insert: after },
      ],
      range: EditorSelection.range(from + before.length, to + before.length),
    }))

/** Puts a sign before each line of what is chosen, or takes it away where they all have it. */
export const asLines =
  (sign: (index: number) => string): MarkdownAct =>
  (state) => {
    const { from, to } = state.selection.main
    const [first, last] = [state.doc.lineAt(from).number, state.doc.lineAt(to).number]
    const lines = Array.from({ length: last - first + 1 }, (_, index) => state.doc.line(first + index))
    const isSet = lines.every((line, index) => line.text.startsWith(sign(index)))
    return {
      changes: lines.map((line, index) =>
        isSet
          ? { from: line.from, to: line.from + sign(index).length, insert: '' }
          : { from: line.from, insert: sign(index) },
      ),
    }
  }
