import { hydrate } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { storageKey } from '../shell/storage-keys.ts'
import '../ui/fonts.css'
import '../ui/tokens.css'
import '../ui/base.css'
import '../ui/print.css'
import { setRates } from '#content/currencies.ts'
import { productName } from '#rules/shop/brand.ts'
import { loadPublicRemote } from '../data/remote/remote.ts'
import { loadHeader } from '../features/layout/header/deferred-header.tsx'
import { earlyTexts } from '../head/early-texts.ts'
import { pathOf, urlOfLocation, urlOverride } from '../shell/address.ts'
import { storageOf } from '../shell/browser-storage.ts'
import {
  firstInteraction,
  idleAfterFirstInteraction,
  listenForInteraction,
} from '../shell/first-interaction.ts'
import { chooseLanguage, isLanguage, type LanguageCode, languages } from '../shell/language.ts'
import { loadTexts } from '../shell/load-texts.ts'
import { createQueryClient } from '../shell/query-client.ts'
import { startedLayer } from '../shell/started-layer.ts'
import { BrowserApp } from './browser-app.tsx'
import { openData } from './choose-data.ts'
import { createHashNavigator, loadShown } from './navigator.ts'
import { carriedQueries, type PageState, pageStateId } from './page-state.ts'
import { createPrefetch, preloadPage } from './prefetch.ts'

const fadeTime = 200
const patience = 250
const isRemote = startedLayer === 'remote'

function readPageState(): PageState | null {
  const element = document.getElementById(pageStateId)
  return element?.textContent ? JSON.parse(element.textContent) : null
}

function endPreloader(): void {
  const preloader = document.getElementById('preloader')
  delete document.documentElement.dataset.deep
  if (!preloader) return
  preloader.style.opacity = '0'
  setTimeout(() => preloader.remove(), fadeTime)
}

/** A language that the address names is stored. */
function wantedLanguage(override: string | null, state: PageState | null): LanguageCode {
  const local = storageOf('localStorage')
  const wanted = chooseLanguage({
    query: override,
    stored: local.getItem(storageKey('language')),
    preferred: navigator.languages,
    fallback: state?.defaultLanguage ?? 'en',
  })
  if (isLanguage(override)) local.setItem(storageKey('language'), override)
  return wanted
}

const requestedUrl = (state: PageState | null) => urlOfLocation(location) ?? state?.url ?? '/'

/** What is asked for, in which language, and whether the document that came holds it. */
function readStart() {
  const state = readPageState()
  const url = requestedUrl(state)
  // Another address may have been asked for since the document came.
  const isOfDocument =
    !('deep' in document.documentElement.dataset) && pathOf(state?.url ?? '') === pathOf(url)
  const hydrates = state !== null && isRemote && isOfDocument
  const override = urlOverride('lang', location)
  const wanted = wantedLanguage(override, state)
  return { state, url, override, wanted, language: hydrates ? state.language : wanted, hydrates }
}

/** What the first view is made of, asked for at once. */
const loadFirst = ({ state, url, language, hydrates }: ReturnType<typeof readStart>) =>
  Promise.all([
    state?.language === language
      ? earlyTexts().then((early) => early ?? loadTexts(language))
      : loadTexts(language),
    openData({ language, token: state?.token ?? '' }),
    loadShown(url, 0),
    isRemote ? null : import('../features/demo/demo-strip.tsx'),
    loadHeader(),
    // Its failure is that of the first call.
    hydrates || !isRemote ? null : loadPublicRemote().catch(() => null),
  ])

/** Renders what no document carries, once its page has its data or has waited for them long enough. */
async function renderAnew(
  root: HTMLElement,
  app: ReactNode,
  { language, preload }: { language: LanguageCode; preload: () => Promise<unknown>[] },
): Promise<void> {
  document.documentElement.lang = languages[language].locale.slice(0, 2)
  document.documentElement.dir = languages[language].direction
  await Promise.race([Promise.all(preload()), new Promise((resolve) => setTimeout(resolve, patience))])
  createRoot(root).render(app)
}

async function start(): Promise<void> {
  // First of all: the mouse may have moved already, and need not move again.
  listenForInteraction()
  const asked = readStart()
  const { state, url, override, language, hydrates } = asked
  // What the server renders is in pesos.
  if (state) setRates(state.rates)

  const queryClient = createQueryClient()
  const carried = state && isRemote && carriedQueries(state, language)
  if (carried) hydrate(queryClient, carried)
  const [texts, opened, shown, demo] = await loadFirst(asked)
  let data = opened
  const latest = requestedUrl(state)
  const prefetch = createPrefetch(queryClient, () => data)
  const hashNavigator = createHashNavigator(shown, {
    load: loadShown,
    preload: (next) => preloadPage(next, queryClient, data),
    prefetch: prefetch.onIntent,
    reload: () => void queryClient.invalidateQueries(),
  })
  // It may also have changed while the code was loading.
  if (latest !== url) hashNavigator.navigate(latest)
  const app = (
    <BrowserApp
      queryClient={queryClient}
      navigator={hashNavigator}
      token={state?.token ?? ''}
      first={{ language, texts, data }}
      shop={state?.shop ?? productName}
      wanted={asked.wanted}
      mark={demo && <demo.DemoStrip />}
      unknownLanguage={override !== null && !isLanguage(override)}
      onData={(next) => {
        data = next
      }}
      onReady={endPreloader}
    />
  )
  const root = document.getElementById('app')
  if (!root) throw new Error('The document has no place for the shop.')
  // A page that was not fetched ahead is fetched when it is asked for.
  idleAfterFirstInteraction
    .then(() => import('./later/after-interaction.ts'))
    .then(({ afterInteraction }) => afterInteraction(prefetch.inView, url, state))
    .catch(() => undefined)
  if (hydrates) {
    hydrateRoot(root, app)
    // Whoever is here may press what asks for data. A failure is that of the call.
    void firstInteraction.then(loadPublicRemote).catch(() => null)
    return
  }
  await renderAnew(root, app, {
    language,
    // A rendered page carries what the frame shows: only others load what asks for it, beside their page's code.
    preload: () => [
      import('../features/layout/preload-layout.ts').then(({ preloadLayout }) =>
        preloadLayout(queryClient, data),
      ),
      preloadPage(shown, queryClient, data),
    ],
  })
}

await start()
