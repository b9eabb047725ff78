import {
  ActionIcon,
  Button,
  Combobox,
  Group,
  SegmentedControl,
  Textarea,
  Tooltip,
  useCombobox,
} from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconMessageBolt, IconPackage, IconSend } from '@tabler/icons-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { Conversation } from '../../../data/port/chat.port.ts'
import { randomKey } from '../../../shell/random-key.ts'
import { useText } from '../../../shell/texts.tsx'
import { CannedAnswers } from '../canned-answers/canned-answers.tsx'
import { CannedOptions, useCannedAnswers } from '../canned-answers/canned-options.tsx'
import { channel } from '../channel.store.ts'
import { useSend } from '../outbox/use-send.ts'
import styles from './composer.module.css'
import { type Draft, storedDrafts } from './drafts.store.ts'
import { ProductPicker } from './product-picker.tsx'
import { enterDoes, shortcutIn } from './shortcut.ts'

type Mode = Draft['mode']

/** How often at most the visitor is told that somebody is writing, in ms. */
const typingMs = 2500
const mostCharacters = 2000
const reasonTexts = {
  none: 'CHAT_CANNED_FIRST',
  unmatched: 'CHAT_CANNED_NO_MATCH',
  failed: 'CHAT_CANNED_FAILED',
} as const

/** The place to answer by Enter, with canned answers behind '/', products, and notes that the visitor never sees. */
export function Composer({ conversation }: { conversation: Conversation }) {
  const { id, isOpen, kind } = conversation
  const text = useText()
  const send = useSend()
  const takesAnswers = isOpen || kind === 'message'
  const [chosen, setMode] = useState<Mode>(() => storedDrafts.of(id).mode)
  const mode: Mode = takesAnswers ? chosen : 'note'
  const [typed, setTyped] = useState(() => storedDrafts.of(id).text)
  useEffect(() => storedDrafts.set(id, { mode: chosen, text: typed }), [id, chosen, typed])
  const field = useRef<HTMLTextAreaElement>(null)
  const told = useRef(0)
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() })
  const [isPicking, picking] = useDisclosure(false)
  const [isManaging, managing] = useDisclosure(false)
  // What stands behind the slash is looked for among the canned answers.
  const wanted = shortcutIn(mode, typed)
  const { answers: found, reason } = useCannedAnswers(wanted)

  const write = (value: string) => {
    setTyped(value)
    if (shortcutIn(mode, value) !== null) {
      combobox.openDropdown()
      combobox.updateSelectedOptionIndex()
    } else combobox.closeDropdown()
    if (mode === 'answer' && value && Date.now() - told.current > typingMs) {
      told.current = Date.now()
      channel.typing(id)
    }
  }
  const submit = () => {
    if (wanted !== null) {
      // Pressed as Enter is: what is looked for is chosen, not said.
      field.current?.focus()
      combobox.openDropdown()
      return
    }
    const said = typed.trim()
    if (!said) return
    setTyped('')
    // What is told ends with a message, so that the next letter is told of again.
    told.current = 0
    void send({ key: randomKey(), conversationId: id, kind: mode, text: said, productId: null })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    const { shiftKey, nativeEvent } = event
    const act = enterDoes({ shiftKey, isComposing: nativeEvent.isComposing }, wanted)
    if (act === 'type') return
    event.preventDefault()
    if (act === 'send') submit()
  }
  return (
    <div className={styles.composer} data-mode={mode}>
      <Group justify="space-between" wrap="nowrap">
        <SegmentedControl
          aria-label={text('CHAT_MODE')}
          size="xs"
          value={mode}
          onChange={(value) => setMode(value as Mode)}
          data={[
            { value: 'answer', label: text('CHAT_ANSWER'), disabled: !takesAnswers },
            { value: 'note', label: text('CHAT_NOTE') },
          ]}
        />
        <Group gap={4} wrap="nowrap">
          <Tooltip label={text('CHAT_CANNED')}>
            <ActionIcon size="lg" aria-label={text('CHAT_CANNED')} onClick={managing.open}>
              <IconMessageBolt size={20} />
            </ActionIcon>
          </Tooltip>
          <Tooltip label={text('CHAT_PRODUCT')}>
            <ActionIcon
              size="lg"
              aria-label={text('CHAT_PRODUCT')}
              disabled={!takesAnswers}
              onClick={picking.open}
            >
              <IconPackage size={20} />
            </ActionIcon>
          </Tooltip>
        </Group>
      </Group>
      <Combobox
        store={combobox}
        position="top-start"
        withinPortal={false}
        onOptionSubmit={(answer) => {
          setTyped(found.find(({ id: each }) => String(each) === answer)?.text ?? '')
          combobox.closeDropdown()
          field.current?.focus()
        }}
      >
        <Combobox.Target>
          <Textarea
            ref={field}
            aria-label={text(mode === 'note' ? 'CHAT_WRITE_NOTE' : 'CHAT_WRITE')}
            placeholder={text(mode === 'note' ? 'CHAT_WRITE_NOTE' : 'CHAT_WRITE')}
            autosize
            minRows={2}
            maxRows={8}
            maxLength={mostCharacters}
            value={typed}
            onChange={(event) => write(event.currentTarget.value)}
            onKeyDown={onKeyDown}
            onBlur={() => combobox.closeDropdown()}
          />
        </Combobox.Target>
        <Combobox.Dropdown hidden={found.length === 0}>
          <CannedOptions answers={found} />
        </Combobox.Dropdown>
      </Combobox>
      <Group justify="space-between" wrap="nowrap">
        <span className={styles.help}>
          {reason === null && takesAnswers && <span className={styles.keys}>{text('CHAT_HELP')}</span>}
          {reason === null && !takesAnswers && text('CHAT_HELP_CLOSED')}
          {/* Always there: a screen reader tells only of what changes inside of it. */}
          <span role="status">{reason && text(reasonTexts[reason])}</span>
        </span>
        <Button
          size="sm"
          style={{ flexShrink: 0 }}
          leftSection={<IconSend size={16} aria-hidden="true" />}
          onClick={submit}
          disabled={typed.trim() === ''}
        >
          {text(mode === 'note' ? 'CHAT_SAVE_NOTE' : 'CHAT_SEND')}
        </Button>
      </Group>
      <ProductPicker opened={isPicking} onClose={picking.close} conversationId={id} />
      <CannedAnswers opened={isManaging} onClose={managing.close} />
    </div>
  )
}
