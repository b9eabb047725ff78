import { useSyncExternalStore } from 'react'
import { storageKey } from '../../shell/storage-keys.ts'
import { createStoredValue, type StoredValue } from '../../shell/stored-value.ts'

/** Pixels of each side. */
const side = 192

const photos = new Map<string, StoredValue<string | null>>()

/** The picture of an animal, as a data address; it stands in this browser alone and is never sent. */
export function photoOf(petId: string): StoredValue<string | null> {
  const photo =
    photos.get(petId) ??
    createStoredValue<string | null>({
      key: storageKey('pet-photo', petId),
      decode: (text) => (text?.startsWith('data:image/') ? text : null),
      encode: (picture) => picture,
    })
  photos.set(petId, photo)
  return photo
}

export function usePhoto(petId: string): string | null {
  const photo = photoOf(petId)
  return useSyncExternalStore(photo.subscribe, photo.get, () => null)
}

/** The middle of a picture, small enough for the browser's storage; null for a file that is no picture. */
export async function scaledDown(file: Blob): Promise<string | null> {
  let picture: ImageBitmap
  try {
    picture = await createImageBitmap(file)
  } catch {
    return null
  }
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  const scale = side / Math.min(picture.width, picture.height)
  const [width, height] = [picture.width * scale, picture.height * scale]
  canvas.getContext('2d')?.drawImage(picture, (side - width) / 2, (side - height) / 2, width, height)
  picture.close()
  return canvas.toDataURL('image/jpeg', 0.82)
}
