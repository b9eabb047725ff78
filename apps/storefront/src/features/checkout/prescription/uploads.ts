import { readJson } from '../../../shell/stored-json.ts'

/** A page of a prescription that was sent for the order to come. */
export type Upload = { token: string; name: string }

/** As many as an order takes. */
export const mostUploads = 10

const isUpload = (value: unknown): value is Upload =>
  typeof value === 'object' &&
  value !== null &&
  'token' in value &&
  /^[0-9a-f]{32}$/.test(String(value.token)) &&
  'name' in value &&
  typeof value.name === 'string'

/** What is stored, without what is no upload. */
export function decodeUploads(text: string | null): Upload[] {
  const stored = readJson(text)
  return Array.isArray(stored) ? stored.filter(isUpload).slice(0, mostUploads) : []
}
