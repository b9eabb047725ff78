/** Browser storage, or null where the browser forbids it. */
export function storageOf(kind: 'localStorage' | 'sessionStorage'): Storage | null {
  try {
    return window[kind]
  } catch {
    return null
  }
}

export const LANGUAGE_KEY = 'huella:language'
