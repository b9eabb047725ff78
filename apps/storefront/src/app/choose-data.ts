import type { DataPort } from '../data/port/port.ts'
import { createRemoteData } from '../data/remote/remote.ts'
import { storageOf } from '../shell/browser-storage.ts'
import { dataLanguage, type LanguageCode } from '../shell/language.ts'
import { startedLayer } from '../shell/started-layer.ts'

/** Opens the layer of the start for a language. The sample layer's code is loaded only when it is that. */
export async function openData(options: { language: LanguageCode; token: string }): Promise<DataPort> {
  const language = dataLanguage(options.language)
  if (startedLayer === 'sample') {
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
