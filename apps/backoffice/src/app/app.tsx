import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core'
import { Notifications } from '@mantine/notifications'
import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { Router } from 'wouter'
import type { Texts } from '#rules/text/translate.ts'
import { DataContext } from '../shell/data-context.tsx'
import { type LanguageCode, storeLanguage } from '../shell/language.ts'
import { loadTexts } from '../shell/load-texts.ts'
import { createQueryClient } from '../shell/query-client.ts'
import { styleNonce } from '../shell/settings.ts'
import { LanguageContext } from '../shell/texts.tsx'
import { chooseData } from './choose-data.ts'
import { Screens } from './screens.tsx'
import { cssVariables, theme } from './theme.ts'

const schemes = localStorageColorSchemeManager({ key: 'huella:desk:colours' })

/** The desk under all that it stands on: colours, language, data and address. */
export function App({ opening }: { opening: { language: LanguageCode; texts: Texts } }) {
  const [{ language, texts }, setLanguage] = useState(opening)
  const [queries] = useState(createQueryClient)
  const [data] = useState(() => chooseData(queries))
  useEffect(() => {
    document.documentElement.lang = language
  }, [language])
  const state = useMemo(() => {
    const choose = async (code: LanguageCode) => {
      const chosen = await loadTexts(code)
      storeLanguage(code)
      setLanguage({ language: code, texts: chosen })
    }
    return { language, texts, choose }
  }, [language, texts])
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      defaultColorScheme="auto"
      colorSchemeManager={schemes}
      getStyleNonce={styleNonce}
    >
      <LanguageContext value={state}>
        <QueryClientProvider client={queries}>
          <DataContext value={data}>
            <Router base="/desk">
              <Screens />
              <Notifications position="bottom-center" />
            </Router>
          </DataContext>
        </QueryClientProvider>
      </LanguageContext>
    </MantineProvider>
  )
}
