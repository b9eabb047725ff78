import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, StrictMode } from 'react'
import type { DataPort } from '../data/port/port.ts'
import { Layout } from '../features/layout/layout.tsx'
import { DataContext } from '../shell/data-context.tsx'
import { type Navigator, NavigatorContext } from '../shell/navigator-context.ts'
import { LanguageContext, type LanguageState } from '../shell/texts.tsx'
import { ToastsProvider } from '../ui/toasts.tsx'
import { PageView } from './page-view.tsx'

export interface AppProps {
  queryClient: QueryClient
  data: DataPort
  navigator: Navigator
  language: LanguageState
  /** What only a browser shows; it must not change what is rendered first. */
  children?: ReactNode
  /** The same, before everything else in the document but the link to the content. */
  first?: ReactNode
}

/** The shop, the same on the server and in the browser. */
export function App({ queryClient, data, navigator, language, children, first }: AppProps) {
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <LanguageContext value={language}>
          <DataContext value={data}>
            <NavigatorContext value={navigator}>
              <ToastsProvider>
                <Layout first={first}>
                  <PageView />
                </Layout>
                {children}
              </ToastsProvider>
            </NavigatorContext>
          </DataContext>
        </LanguageContext>
      </QueryClientProvider>
    </StrictMode>
  )
}
