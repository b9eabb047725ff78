import { normalizePhone } from '#rules/chile/phone.ts'
import { parseRut } from '#rules/chile/rut.ts'
import { parseVin } from '#rules/vehicles/vin.ts'
import { storageKey } from '../../shell/storage-keys.ts'
import { readJson } from '../../shell/stored-json.ts'
import { createStoredValue } from '../../shell/stored-value.ts'

/** The most searches that are remembered. */
export const recentLimit = 8
const longest = 120

/** What identifies a person: an e-mail, a RUT, a phone or a VIN. It is searched for and not remembered. */
export function isPrivate(text: string): boolean {
  const isPerson = parseRut(text) !== null || normalizePhone(text) !== null
  return text.includes('@') || isPerson || parseVin(text) !== null
}

const fold = (text: string) => text.toLocaleLowerCase('es')

/** With a text at the front, once however it is cased; too short or private ones change nothing. */
export function withSearch(texts: readonly string[], typed: string): readonly string[] {
  const text = typed.trim().replaceAll(/\s+/g, ' ')
  if (text.length < 3 || text.length > longest || isPrivate(text)) return texts
  return [text, ...texts.filter((each) => fold(each) !== fold(text))].slice(0, recentLimit)
}

/** The searches out of stored text; what is none is left out. */
export function decodeSearches(stored: string | null): readonly string[] {
  const found = readJson(stored)
  if (!Array.isArray(found)) return []
  return found.filter((each) => typeof each === 'string' && each.length <= longest).slice(0, recentLimit)
}

const saved = createStoredValue<readonly string[]>({
  key: storageKey('recent-searches'),
  decode: decodeSearches,
  encode: (texts) => (texts.length > 0 ? JSON.stringify(texts) : null),
})

/** The searches of this browser, newest first. They are never sent anywhere. */
export const recentSearches = {
  list: saved.get,
  remember: (text: string) => saved.update((texts) => withSearch(texts, text)),
  /** Null for all of them. */
  forget: (text: string | null) =>
    saved.update((texts) => (text === null ? [] : texts.filter((each) => each !== text))),
}
