import { expect, test } from 'vitest'
import { drawnFile, drawnWidths, pictureSources } from './drawn-pictures.ts'

const key = '0123456789abcdef0123456789abcdef'

test('a picture is drawn in every width that it reaches, and in its own', () => {
  expect(drawnWidths(1920)).toEqual([320, 640, 960, 1440, 1920])
  expect(drawnWidths(700)).toEqual([320, 640, 700])
  expect(drawnWidths(90)).toEqual([90])
  expect(drawnFile(key, 4000)).toBe(`fotos/${key}/1920.webp`)
})

test('its address names all of them, wherever the shop stands; another picture has one file', () => {
  expect(pictureSources(`/tienda/media/${drawnFile(key, 500)}`)).toEqual({
    avif: `/tienda/media/fotos/${key}/320.avif 320w, /tienda/media/fotos/${key}/500.avif 500w`,
    webp: `/tienda/media/fotos/${key}/320.webp 320w, /tienda/media/fotos/${key}/500.webp 500w`,
  })
  expect(pictureSources('/media/p-1.svg')).toBeNull()
  expect(pictureSources(`/media/resenas/${key}.webp`)).toBeNull()
})
