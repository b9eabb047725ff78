/** How many pictures a review has at most. */
export const mostReviewPhotos = 4

/** What a picture of a review may weigh when it is sent: a form has 256 kB, and base64 makes four bytes of three. */
export const mostPhotoBytes = 180_000

const signatures = {
  jpeg: [[0, [0xff, 0xd8, 0xff]]],
  png: [[0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]]],
  webp: [
    [0, [0x52, 0x49, 0x46, 0x46]],
    [8, [0x57, 0x45, 0x42, 0x50]],
  ],
} as const

export type PhotoType = keyof typeof signatures

/** What a file is by its first bytes, whatever it is called; null for what no photo may be. */
export function photoTypeOf(bytes: Uint8Array): PhotoType | null {
  const types = Object.keys(signatures) as PhotoType[]
  const isType = (type: PhotoType) =>
    signatures[type].every(([from, wanted]) => wanted.every((byte, at) => bytes[from + at] === byte))
  return types.find(isType) ?? null
}

const base64 = /^[A-Za-z0-9+/]+={0,2}$/

/** The bytes of a picture that was sent as base64; null where it is none, or too large. */
export function readPhoto(sent: string): { bytes: Uint8Array; type: PhotoType } | null {
  if (sent.length % 4 !== 0 || sent.length > Math.ceil(mostPhotoBytes / 3) * 4 || !base64.test(sent))
    return null
  const bytes = Uint8Array.from(atob(sent), (letter) => letter.charCodeAt(0))
  const type = photoTypeOf(bytes)
  return type && { bytes, type }
}
