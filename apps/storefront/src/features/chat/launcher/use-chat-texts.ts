import { useContext, useEffect, useMemo, useRef, useState } from 'react'
import type { Texts } from '#rules/text/translate.ts'
import { dataLanguage } from '../../../shell/language.ts'
import { LanguageContext, type LanguageState } from '../../../shell/texts.tsx'
import { loadChatTexts } from './load-chat-texts.ts'

/**
 * The page's words with the chat's; null until they are there. Where they do not come `onFailure` is told, unless those
 * of the language before stand, and they are asked for again when they are wanted again.
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
    loadChatTexts(language).then(
      (texts) => isAwaited && setLoaded({ language, texts }),
      () => isAwaited && !hasOthers && fail.current(),
    )
    return () => {
      isAwaited = false
    }
  }, [isWanted, isHere, hasOthers, language])
  return useMemo(() => loaded && { ...state, texts: { ...state.texts, ...loaded.texts } }, [state, loaded])
}
