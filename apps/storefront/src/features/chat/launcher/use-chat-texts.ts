import { useContext, useEffect, useMemo, useRef, useState } from 'react'
import type { Texts } from '#rules/text/translate.ts'
import { dataLanguage } from '../../../shell/language.ts'
import { LanguageContext, type LanguageState } from '../../../shell/texts.tsx'
import { loadChatTexts } from './load-chat-texts.ts'

/** So long after the words of another language did not come they are asked for again, in ms. */
const retryMs = 5000

/**
 * The page's words with the chat's; null until they are there. Where they do not come `onFailure` is told, and they are
 * asked for again when they are wanted again; where those of the language before stand, these are asked for until they
 * come.
 */
export function useChatTexts(isWanted: boolean, onFailure: () => void): LanguageState | null {
  const state = useContext(LanguageContext)
  const language = dataLanguage(state.language)
  const [loaded, setLoaded] = useState<{ language: string; texts: Texts } | null>(null)
  const isHere = loaded?.language === language
  const hasOthers = loaded !== null
  const fail = useRef(onFailure)
  fail.current = onFailure
  useEffect(() => {
    if (!isWanted || isHere) return
    let isAwaited = true
    let timer: ReturnType<typeof setTimeout> | undefined
    const load = () =>
      loadChatTexts(language).then(
        (texts) => isAwaited && setLoaded({ language, texts }),
        () => {
          if (!isAwaited) return
          if (hasOthers) timer = setTimeout(load, retryMs)
          else fail.current()
        },
      )
    void load()
    return () => {
      isAwaited = false
      clearTimeout(timer)
    }
  }, [isWanted, isHere, hasOthers, language])
  return useMemo(() => loaded && { ...state, texts: { ...state.texts, ...loaded.texts } }, [state, loaded])
}
