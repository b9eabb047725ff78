import { defaultKeymap, history, historyKeymap } from '@codemirror/commands'
import { markdown } from '@codemirror/lang-markdown'
import { defaultHighlightStyle, syntaxHighlighting } from '@codemirror/language'
import { EditorState } from '@codemirror/state'
import { EditorView, keymap } from '@codemirror/view'
import { ActionIcon, Group } from '@mantine/core'
import {
  IconBold,
  IconH2,
  IconItalic,
  IconLink,
  IconList,
  IconListNumbers,
  IconQuote,
} from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { styleNonce } from '../../shell/settings.ts'
import { useText } from '../../shell/texts.tsx'
import { around, asLines } from './markdown-acts.ts'
import styles from './markdown-field.module.css'

const acts = [
  ['MARKDOWN_BOLD', IconBold, around('**', '**')],
  ['MARKDOWN_ITALIC', IconItalic, around('*', '*')],
  ['MARKDOWN_HEADING', IconH2, asLines(() => '## ')],
  ['MARKDOWN_LIST', IconList, asLines(() => '- ')],
  ['MARKDOWN_NUMBERS', IconListNumbers, asLines((index) => `${index + 1}. `)],
  ['MARKDOWN_QUOTE', IconQuote, asLines(() => '> ')],
  ['MARKDOWN_LINK', IconLink, around('[', '](https://)')],
] as const

/** Markdown, with what is written marked as it is meant, and buttons for those who do not know its signs. */
export default function MarkdownField({
  label,
  value,
  lang,
  onChange,
}: {
  label: string
  value: string
  lang: string
  onChange: (value: string) => void
}) {
  const text = useText()
  const place = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView>(null)
  const told = useRef(onChange)
  told.current = onChange
  // The editor owns its text: it is made once, and told of what others have changed below.
  const first = useRef(value)
  useEffect(() => {
    if (!place.current) return
    const made = new EditorView({
      parent: place.current,
      state: EditorState.create({
        doc: first.current,
        extensions: [
          EditorView.cspNonce.of(styleNonce()),
          EditorView.contentAttributes.of({ 'aria-label': label, lang, spellcheck: 'true' }),
          EditorView.lineWrapping,
          EditorView.updateListener.of((update) => {
            if (update.docChanged) told.current(update.state.doc.toString())
          }),
          history(),
          keymap.of([...defaultKeymap, ...historyKeymap]),
          markdown(),
          syntaxHighlighting(defaultHighlightStyle),
        ],
      }),
    })
    view.current = made
    return () => made.destroy()
  }, [label, lang])
  useEffect(() => {
    const made = view.current
    if (!made || made.state.doc.toString() === value) return
    made.dispatch({ changes: { from: 0, to: made.state.doc.length, insert: value } })
  }, [value])
  return (
    <div className={styles.field}>
      <Group gap={4} p={4} role="toolbar" aria-label={text('MARKDOWN_ACTS')} className={styles.acts}>
        {acts.map(([name, Icon, act]) => (
          <ActionIcon
            key={name}
            variant="subtle"
            color="gray"
            size="lg"
            aria-label={text(name)}
            title={text(name)}
            onClick={() => {
              const made = view.current
              if (!made) return
              made.dispatch(act(made.state))
              made.focus()
            }}
          >
            <Icon size={18} />
          </ActionIcon>
        ))}
      </Group>
      <div ref={place} />
    </div>
  )
}
