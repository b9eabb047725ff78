import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type KeyboardEvent, Suspense, useEffect, useRef, useState } from 'react'
import { useData } from '../../shell/data-context.tsx'
import { useNavigate, useRoute } from '../../shell/router.tsx'
import { useText } from '../../shell/texts.tsx'
import { useCombobox } from '../../ui/combobox/use-combobox.ts'
import { deferred } from '../../ui/later/deferred.ts'
import { Icon } from '../../ui/media/icon.tsx'
import { useCurrentVehicle } from '../vehicles/current-vehicle.store.ts'
import { VehicleButton } from '../vehicles/vehicle-button.tsx'
import type { BoxSuggester } from './open-suggester.ts'
import styles from './search-box.module.css'
import { searchHref } from './search-href.ts'
import type { SuggesterState } from './suggester.ts'

/** Loaded when the box first has the focus. */
const loadSuggester = () => import('./open-suggester.ts')

/** Loaded with the first suggestions: no first view shows it. */
const SuggestionList = deferred(() => import('./suggestion-list.tsx'))

export type SearchBoxProps = {
  /** How long it waits before it asks: 500 ms on `desktop`, 700 ms on `mobile` (D10). */
  variant: 'desktop' | 'mobile'
  /** Its colours: `clear` and `dark` over a header's edge, `white` on a coloured bar. */
  look?: 'clear' | 'white' | 'dark' | 'grey'
  /** Takes the focus when it appears, as an overlay's box does. */
  isFocused?: boolean
  /** Called when the shopper goes somewhere from here, so that an overlay can close. */
  onLeave?: () => void
}

/** What stands under the box, and where each of its options leads. */
type Shown = { state: SuggesterState; hrefs: string[] }

const nothing: Shown = { state: { status: 'closed' }, hrefs: [] }

/**
 * The search of the shop: suggestions from 3 characters as a combobox, and a plain form without scripts.
 * It closes on Enter, Escape, a click outside and when the focus leaves (specification §4).
 */
export function SearchBox({ variant, look = 'grey', isFocused = false, onLeave }: SearchBoxProps) {
  const text = useText()
  const data = useData()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { vehicle } = useCurrentVehicle()
  const { path, query } = useRoute()
  const searched = /^\/shop(\/(shop-list|category\/.*))?$/.test(path) ? (query.get('nameProduct') ?? '') : ''
  const root = useRef<HTMLElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const suggester = useRef<BoxSuggester | null>(null)
  const [typed, setTyped] = useState(searched)
  const [seen, setSeen] = useState(searched)
  const [{ state, hrefs }, setShown] = useState(nothing)
  const [isUsed, setUsed] = useState(false)
  const searchedNow = useRef(searched)
  searchedNow.current = searched
  // Words that are being written outlive the arrival of the search before them.
  const isWriting = useRef(false)
  if (seen !== searched) {
    setSeen(searched)
    if (!isWriting.current) setTyped(searched)
  }

  const close = () => suggester.current?.close()
  const combobox = useCombobox({
    count: hrefs.length,
    isOpen: state.status !== 'closed',
    onOpen: () => suggester.current?.type(typed),
    onClose: close,
  })
  const { reset } = combobox

  useEffect(() => {
    if (!isUsed) return
    let isHere = true
    loadSuggester().then(
      ({ openSuggester }) => {
        if (!isHere) return
        suggester.current = openSuggester(variant, data, queryClient, (next, nextHrefs) => {
          setShown({ state: next, hrefs: nextHrefs })
          reset()
        })
        const words = input.current?.value ?? ''
        if (words === '' || words !== searchedNow.current) suggester.current.type(words)
      },
      () => isHere && setUsed(false), // the form works without it, and the next focus tries again
    )
    return () => {
      isHere = false
      suggester.current?.close()
      suggester.current = null
    }
  }, [isUsed, variant, data, queryClient, reset])

  useEffect(() => {
    if (isFocused) input.current?.focus()
  }, [isFocused])

  const leave = () => {
    isWriting.current = false
    loadSuggester().then(
      ({ rememberSearch }) => rememberSearch(typed),
      () => undefined, // a search that is not remembered is no loss
    )
    close()
    onLeave?.()
  }
  const leaveTo = (href: string) => {
    input.current?.blur()
    leave()
    navigate(href)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const words = typed.trim()
    const chosen = hrefs[combobox.active]
    if (chosen) leaveTo(chosen)
    else if (words) leaveTo(searchHref(words))
    else input.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    combobox.field.onKeyDown(event)
    if (event.key === 'Delete' && state.status === 'recent' && combobox.active >= 0) {
      event.preventDefault()
      suggester.current?.forget(state.texts[combobox.active] ?? null)
    }
  }

  return (
    <search
      ref={root}
      className={styles.box}
      data-variant={variant}
      data-look={look}
      onBlur={(event) => {
        if (root.current?.contains(event.relatedTarget)) return
        isWriting.current = false
        close()
      }}
    >
      <form action="/shop/shop-list" className={styles.form} onSubmit={submit}>
        <input
          {...combobox.field}
          ref={input}
          type="search"
          name="nameProduct"
          aria-label={text('SEARCH_LABEL')}
          enterKeyHint="search"
          maxLength={120}
          placeholder={
            vehicle
              ? text('SEARCH_PLACEHOLDER_VEHICLE', { ...vehicle, year: `${vehicle.year}` })
              : text('SEARCH_PLACEHOLDER')
          }
          value={typed}
          onFocus={() => {
            setUsed(true)
            if (typed === '') suggester.current?.type('')
          }}
          onChange={(event) => {
            isWriting.current = true
            setTyped(event.target.value)
            suggester.current?.type(event.target.value)
          }}
          onKeyDown={onKeyDown}
        />
        <button
          type="submit"
          className={styles.submit}
          aria-label={text('SEARCH_SUBMIT')}
          data-busy={state.status === 'asking' || undefined}
        >
          <Icon name="search" size={20} />
        </button>
      </form>
      <VehicleButton variant={variant} onOpen={close} />
      {state.status !== 'closed' && (
        <Suspense>
          <SuggestionList
            combobox={combobox}
            state={state}
            onLeave={leave}
            onForget={(words) => {
              input.current?.focus()
              suggester.current?.forget(words)
            }}
          />
        </Suspense>
      )}
      <p className="visually-hidden" role="status">
        {state.status === 'asking' && text('SEARCH_ASKING')}
        {state.status === 'failed' && text('SEARCH_FAILED')}
        {state.status === 'answered' &&
          (hrefs.length > 0 ? text('SEARCH_FOUND', { count: hrefs.length - 1 }) : text('SEARCH_EMPTY'))}
      </p>
    </search>
  )
}
