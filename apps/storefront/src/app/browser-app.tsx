import type { QueryClient } from '@tanstack/react-query'
import { type ReactNode, startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Texts } from '#rules/text/translate.ts'
import type { DataPort } from '../data/port/port.ts'
import { ConsentSlot } from '../features/consent/consent-slot.tsx'
import { hydrateFooter } from '../features/layout/footer/deferred-footer.tsx'
import { withoutOverride } from '../shell/address.ts'
import { storageOf } from '../shell/browser-storage.ts'
import { type LanguageCode, languages } from '../shell/language.ts'
import { loadTexts } from '../shell/load-texts.ts'
import type { Navigator } from '../shell/navigator-context.ts'
import { storageKey } from '../shell/storage-keys.ts'
import type { TextKey } from '../shell/text-keys.ts'
import { useText } from '../shell/texts.tsx'
import { useToasts } from '../ui/feedback/toasts.tsx'
import { App } from './app.tsx'
import { openData } from './choose-data.ts'

export type BrowserAppProps = {
  queryClient: QueryClient
  navigator: Navigator
  token: string
  /** What the first render shows: the server's language where the page is hydrated. */
  first: { language: LanguageCode; texts: Texts; data: DataPort }
  shop: string
  /** What the visitor is to see; switched to after hydration where it differs. */
  wanted: LanguageCode
  /** The address asks for a language that the shop does not have (specification §8). */
  unknownLanguage: boolean
  /** What every page says of itself, above everything else. */
  mark: ReactNode
  onData: (data: DataPort) => void
  onReady: () => void
}

/** The shop in a browser: it knows how to change its language. */
export function BrowserApp(props: BrowserAppProps) {
  const { queryClient, navigator, token, first, shop, wanted, onData, onReady } = props
  const [{ language, texts, data }, setState] = useState(first)
  const [failures, setFailures] = useState(0)
  const latest = useRef(language)

  const show = useCallback(
    async (code: LanguageCode) => {
      latest.current = code
      const opening = Promise.all([loadTexts(code), openData({ language: code, token }), hydrateFooter()])
      // The page stays as it is where the words cannot be loaded.
      const opened = await opening.catch(() => setFailures((count) => count + 1))
      if (!opened || latest.current !== code) return
      const [texts, data] = opened
      onData(data)
      document.documentElement.lang = languages[code].locale.slice(0, 2)
      document.documentElement.dir = languages[code].direction
      // A part of the page that is not hydrated yet is hydrated first.
      startTransition(() => setState({ language: code, texts, data }))
    },
    [token, onData],
  )
  // The shop's texts are asked for anew once the page speaks the other language: not before, or the old one is asked.
  const read = useRef(data)
  useEffect(() => {
    if (read.current === data) return
    read.current = data
    queryClient.removeQueries({ type: 'inactive' })
    void queryClient.invalidateQueries()
  }, [data, queryClient])
  const choose = useCallback(
    (code: LanguageCode) => {
      storageOf('localStorage').setItem(storageKey('language'), code)
      const { url } = navigator.shown()
      const rest = withoutOverride('lang', url)
      if (rest !== url) navigator.navigate(rest, { replace: true, keepPosition: true })
      void show(code)
    },
    [navigator, show],
  )
  useEffect(() => {
    onReady()
    if (wanted !== first.language) void show(wanted)
  }, [onReady, show, wanted, first.language])

  const state = useMemo(() => ({ language, texts, shop, choose }), [language, texts, shop, choose])
  return (
    <App
      queryClient={queryClient}
      data={data}
      navigator={navigator}
      language={state}
      first={
        <>
          {props.mark}
          <ConsentSlot />
        </>
      }
    >
      {props.unknownLanguage && <Told name="LANGUAGE_NOT_FOUND" />}
      {failures > 0 && <Told key={failures} name="LAYOUT_LOAD_FAILED" />}
    </App>
  )
}

/** A toast that is shown once, in the words of the language of then. */
function Told({ name }: { name: TextKey }) {
  const text = useText()
  const { show } = useToasts()
  const message = useRef(text(name))
  useEffect(() => show({ tone: 'failure', text: message.current }), [show])
  return null
}
