import { useContext, useEffect, useMemo, useState } from 'react'
import type { Texts } from '#rules/text/translate.ts'
import { dataLanguage } from '../../shell/language.ts'
import { LanguageContext, type LanguageState, useText } from '../../shell/texts.tsx'
import { useToasts } from '../../ui/toasts.tsx'

const files = import.meta.glob<Texts>('../../texts/*/chat.json', { import: 'default' })

/** The page's words with the chat's, which no first view carries; null until they are there. */
export function useChatTexts(): LanguageState | null {
  const state = useContext(LanguageContext)
  const text = useText()
  const { show } = useToasts()
  const language = dataLanguage(state.language)
  const [loaded, setLoaded] = useState<{ language: string; texts: Texts } | null>(null)
  useEffect(() => {
    let isHere = true
    files[`../../texts/${language}/chat.json`]?.().then(
      (texts) => isHere && setLoaded({ language, texts }),
      () => isHere && show({ tone: 'failure', text: text('LAYOUT_LOAD_FAILED') }),
    )
    return () => {
      isHere = false
    }
  }, [language, show, text])
  return useMemo(() => loaded && { ...state, texts: { ...state.texts, ...loaded.texts } }, [state, loaded])
}
