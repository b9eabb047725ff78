import { Refusal } from '../port/refusal.ts'

/** The bytes of a file, or of a part of it, as base64, as a body of JSON carries them. */
export function fileText(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''))
    reader.onerror = () => reject(new Refusal('NETWORK', reader.error?.message ?? ''))
    reader.readAsDataURL(file)
  })
}
