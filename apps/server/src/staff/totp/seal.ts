import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const nonceLength = 12
const tagLength = 16

/**
 * Seals what the database alone must not reveal, under a key derived from the session secret: AES-256-GCM, bound to the
 * account, so that one account's row is worth nothing in another's. `open` is null for what was sealed under another
 * secret, or for another account.
 */
export function sealing(secret: string) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'huella staff totp', 32))
  const boundTo = (staffId: number) => Buffer.from(`staff:${staffId}`)

  return {
    seal(staffId: number, text: string): Buffer {
      const nonce = randomBytes(nonceLength)
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(boundTo(staffId))
      return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
    },

    open(staffId: number, sealed: Buffer): string | null {
      try {
        const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, nonceLength), {
          authTagLength: tagLength,
        })
        decipher.setAAD(boundTo(staffId)).setAuthTag(sealed.subarray(-tagLength))
        const text = decipher.update(sealed.subarray(nonceLength, -tagLength))
        return Buffer.concat([text, decipher.final()]).toString('utf8')
      } catch {
        return null
      }
    },
  }
}
