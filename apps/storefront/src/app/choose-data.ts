import type { DataPort } from '../data/port/port.ts'
import { createRemoteData } from '../data/remote/remote.ts'
import { storageOf } from '../shell/browser-storage.ts'
import { dataLanguage, type LanguageCode } from '../shell/language.ts'
import { storageKey } from '../shell/storage-keys.ts'

const layerKey = storageKey('data')

/**
 * Which layer the page runs on (D1): the query's `data` (remembered for the visit), else what the visit
 * remembers, else what the build or the document says.
 */
export function chooseLayer(
  override: string | null,
  visit: Pick<Storage, 'getItem' | 'setItem'>,
  fallback: DataPort['layer'],
): DataPort['layer'] {
  if (override === 'sample' || override === 'remote') {
    visit.setItem(layerKey, override)
    return override
  }
  const stored = visit.getItem(layerKey)
  return stored === 'sample' || stored === 'remote' ? stored : fallback
}

/** Opens the layer for a language. The sample layer's code is loaded only when it is chosen. */
export async function openData(
  layer: DataPort['layer'],
  options: { language: LanguageCode; token: string },
): Promise<DataPort> {
  const language = dataLanguage(options.language)
  if (layer === 'sample') {
    const { createSampleData } = await import('../data/sample/sample.ts')
    return createSampleData({
      language,
      storage: storageOf('localStorage'),
      session: storageOf('sessionStorage'),
    })
  }
  return createRemoteData({
    token: options.token,
    language,
    fetch: (input, init) => fetch(input, init),
    onUnauthorised: () =>
      void import('../features/session/session-ended.ts').then((ended) => ended.endSession()),
  })
}
