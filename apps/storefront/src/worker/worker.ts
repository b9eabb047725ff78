import { pathOf } from '../shell/address.ts'
import { keptFirst, keptMeanwhile, networkFirst, type Way } from './answer.ts'
import { type Kept, keptIn } from './kept.ts'
import { offlineDocument } from './offline-document.ts'
import { mayKeep, pageBrought, pageWanted, type StoreName, storeOf } from './store-of.ts'
import type { AskEvent, WorkerScope } from './worker-scope.ts'

/** Put in by the build: its name, the files that it made, and the calls that the contract marks cacheable. */
declare const BUILD: { name: string; files: readonly string[]; calls: readonly string[] }

const build = BUILD
const worker = self as unknown as WorkerScope
const { origin } = worker.location
const calls = new Set(build.calls)
/** Only this build's: a page never runs with the code or the replies of another (decision 0060). */
const PREFIX = 'huella:'
const own = `${PREFIX}${build.name}:`
const ALL = Number.POSITIVE_INFINITY
const MOST: Record<StoreName, number> = { page: 30, call: 60, built: ALL, text: ALL, picture: 300 }
const stores = Object.fromEntries(
  Object.entries(MOST).map(([name, most]) => [name, keptIn(worker.caches, own + name, most)]),
) as Record<StoreName, Kept>
/** The home page as it was when the worker came: any page can begin in it. */
const SHELL = '/?shell'

async function keepBuild(): Promise<void> {
  const shell = await fetch('/', { cache: 'no-cache' })
  if (shell.ok) await stores.text.put(SHELL, shell)
  const cache = await worker.caches.open(`${own}built`)
  await cache.addAll([...build.files])
}

async function dropOthers(): Promise<void> {
  const names = await worker.caches.keys()
  const others = names.filter((name) => name.startsWith(PREFIX) && !name.startsWith(own))
  await Promise.all(others.map((name) => worker.caches.delete(name)))
}

/**
 * A document without a network: the one that was kept for the page that is wanted, else the home page, which
 * shows any page behind a hash; a clean path is sent there.
 */
async function documentKept(address: string): Promise<Response> {
  const found = await stores.page.find(pageWanted(address))
  if (found) return found
  const shell = await stores.text.find(SHELL)
  if (!shell) return offlineDocument(worker.navigator.languages)
  const url = new URL(address)
  if (url.hash.startsWith('#/') || pathOf(url.pathname) === '/') return shell
  return Response.redirect(`${origin}/#${url.pathname}${url.search}`)
}

function wayOf(event: AskEvent, store: StoreName): Way {
  const { request } = event
  return {
    key: store === 'page' ? pageBrought(request.url) : request.url,
    kept: stores[store],
    fetch: () => fetch(request),
    mayKeep: (reply) => mayKeep(store, request.url, reply),
    later: (work) => event.waitUntil(work),
  }
}

async function answer(event: AskEvent, store: StoreName): Promise<Response> {
  const way = wayOf(event, store)
  if (store === 'built') return keptFirst(way)
  if (store === 'picture') return keptMeanwhile(way)
  if (store !== 'page') return networkFirst(way)
  const nothing: Kept = { ...way.kept, find: async () => undefined }
  return networkFirst({ ...way, kept: nothing }).catch(() => documentKept(event.request.url))
}

worker.addEventListener('install', (event) => event.waitUntil(keepBuild()))
worker.addEventListener('activate', (event) => event.waitUntil(dropOthers()))
worker.addEventListener('fetch', (event) => {
  const store = storeOf(event.request, origin, calls)
  if (store) event.respondWith(answer(event, store))
})
