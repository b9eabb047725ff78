import type { PersistentStorage } from '../../shell/browser-storage.ts'
import { storageKey } from '../../shell/storage-keys.ts'

/** The look that a visitor chose; the start script sets it before the first paint. */
export type Theme = 'light' | 'dark' | 'system'

const themeKey = storageKey('theme')

export const isTheme = (value: string | null | undefined): value is Theme =>
  value === 'light' || value === 'dark' || value === 'system'

export function chosenTheme(root: HTMLElement): Theme {
  const { theme } = root.dataset
  return isTheme(theme) ? theme : 'system'
}

/** Shows a look and keeps it; the browser's own bar follows. Where storage takes nothing it lasts as long as the page. */
export function chooseTheme(theme: Theme, page: Document, storage: PersistentStorage): void {
  if (theme === 'system') delete page.documentElement.dataset.theme
  else page.documentElement.dataset.theme = theme
  if (theme === 'system') storage.removeItem(themeKey)
  else storage.setItem(themeKey, theme)
  colourBar(theme, page)
}

/** The colours of the browser's bar belong to the system's looks; a chosen look makes its colour stand for both. */
export function colourBar(theme: Theme, page: Document): void {
  for (const meta of page.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    meta.dataset.look ??= meta.media.includes('dark') ? 'dark' : 'light'
    const { look } = meta.dataset
    meta.media = theme === 'system' ? `(prefers-color-scheme: ${look})` : look === theme ? 'all' : 'not all'
  }
}
