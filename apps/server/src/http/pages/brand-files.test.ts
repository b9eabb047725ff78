import { expect, test } from 'vitest'
import { noBrand } from '#rules/shop/brand.ts'
import { manifestOf, workerOf } from './brand-files.ts'

const built = {
  name: 'Huella, tienda de mascotas y repuestos',
  short_name: 'Huella',
  theme_color: '#12302a',
  icons: [{ src: '/icon-192.png' }],
  shortcuts: [{ name: 'Mi carro', url: '/shop/cart', icons: [{ src: '/icon-192.png' }] }],
}
const logo = '/media/fotos/0123456789abcdef0123456789abcdef/320.webp'

test('the manifest of a shop that has chosen nothing is the built one', () => {
  expect(manifestOf(noBrand, built)).toEqual(built)
})

test('an installed shop has its own name, colour and square picture', () => {
  const manifest = manifestOf({ ...noBrand, name: 'Patitas', color: '#5b2a86', logo }, built)
  expect(manifest).toMatchObject({ name: 'Patitas', short_name: 'Patitas', theme_color: '#2e1543' })
  expect(manifest.icons).toEqual([{ src: logo, sizes: '320x320', type: 'image/webp', purpose: 'any' }])
  expect(manifest.shortcuts).toMatchObject([{ name: 'Mi carro', icons: manifest.icons }])
})

test('a wide picture is no icon', () => {
  expect(manifestOf({ ...noBrand, logo, logoRatio: 3 }, built).icons).toEqual(built.icons)
})

test("the worker's page without a network is titled by the shop's name, whatever it is", () => {
  const worker = 'const page = `<title>Sin red | Huella</title>`'
  expect(workerOf(worker, noBrand.name)).toBe(worker)
  expect(workerOf(worker, 'Ñandú 2')).toContain('| Ñandú 2</title>')
  expect(workerOf(worker, '`$</title>$&')).toContain('| &#96;&#36;&#60;&#47;title&#62;&#36;&#38;</title>')
})
