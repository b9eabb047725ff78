import { Refusal } from '../port/refusal.ts'

/** A file's bytes as base64, as a body of JSON carries them. */
export function fileText(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''))
    reader.onerror = () => reject(new Refusal('NETWORK', reader.error?.message ?? ''))
    reader.readAsDataURL(file)
  })
}
