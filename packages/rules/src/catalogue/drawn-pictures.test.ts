import { expect, test } from 'vitest'
import { drawnFile, drawnWidths, pictureSrcSet } from './drawn-pictures.ts'

const key = '0123456789abcdef0123456789abcdef'

test('a picture is drawn in every width that it reaches, and in its own', () => {
  expect(drawnWidths(1920)).toEqual([320, 640, 960, 1440, 1920])
  expect(drawnWidths(700)).toEqual([320, 640, 700])
  expect(drawnWidths(90)).toEqual([90])
  expect(drawnFile(key, 4000)).toBe(`fotos/${key}/1920.webp`)
})

test('its address names all of them, wherever the shop stands; another picture has one file', () => {
  expect(pictureSrcSet(`/tienda/media/${drawnFile(key, 500)}`)).toBe(
    `/tienda/media/fotos/${key}/320.webp 320w, /tienda/media/fotos/${key}/500.webp 500w`,
  )
  expect(pictureSrcSet('/media/p-1.svg')).toBeUndefined()
  expect(pictureSrcSet(`/media/resenas/${key}.webp`)).toBeUndefined()
})
