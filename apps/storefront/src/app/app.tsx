import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, StrictMode } from 'react'
import type { DataPort } from '../data/port/port.ts'
import { Layout } from '../features/layout/layout.tsx'
import { SignOutStepsContext } from '../features/session/sign-out-steps.ts'
import { DataContext } from '../shell/data-context.tsx'
import { type Navigator, NavigatorContext } from '../shell/navigator-context.ts'
import { NotFoundContext } from '../shell/not-found.tsx'
import { LanguageContext, type LanguageState } from '../shell/texts.tsx'
import { ToastsProvider } from '../ui/feedback/toasts.tsx'
import { LazyNotFoundPage } from './not-found.tsx'
import { PageView } from './page-view.tsx'

export type AppProps = {
  queryClient: QueryClient
  data: DataPort
  navigator: Navigator
  language: LanguageState
  /** What only a browser shows; it must not change what is rendered first. */
  children?: ReactNode
  /** The same, before everything else in the document but the link to the content. */
  first?: ReactNode
}

const loadSignOutSteps = () => import('./sign-out-steps.ts')

/** The shop, the same on the server and in the browser. */
export function App({ queryClient, data, navigator, language, children, first }: AppProps) {
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <LanguageContext value={language}>
          <DataContext value={data}>
            <NavigatorContext value={navigator}>
              <ToastsProvider>
                <SignOutStepsContext value={loadSignOutSteps}>
                  <NotFoundContext value={LazyNotFoundPage}>
                    <Layout first={first}>
                      <PageView />
                    </Layout>
                  </NotFoundContext>
                  {children}
                </SignOutStepsContext>
              </ToastsProvider>
            </NavigatorContext>
          </DataContext>
        </LanguageContext>
      </QueryClientProvider>
    </StrictMode>
  )
}
