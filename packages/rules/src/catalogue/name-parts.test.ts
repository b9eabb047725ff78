import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nameParts } from './name-parts.ts'

describe('a name is parted before', () => {
  test.each([
    ['Alimento perro adulto raza pequeña, salmón y papa', '7,5 kg'],
    ['Disco de freno ventilado delantero Toyota', 'Yaris 2014–2017'],
    ['Filtro de aire', 'Mazda 3 2014–2018'],
    ['Bieleta', 'Peugeot 208 2013–2019'],
    ['Espejo Hyundai Grand i10', '2014 – 2018'],
    ['Kit de distribución Hyundai', 'Accent 1.4 2012–2018'],
    ['Filtro Mercedes-Benz 300', '2014–2018'],
    ['Filtro de cabina Sprinter-Furgón', '2014–2018'],
    ['Calendario de mascotas', '2014–2018'],
    ['Antiparasitario externo en pipeta, perros', 'de 20 a 40 kg, 3 dosis'],
    ['Pipeta antipulgas para gatito', 'desde 1 kg'],
    ['Sabanillas absorbentes', '60 × 60 cm, 30 unidades'],
    ['Líquido de frenos DOT 5.1', '500 ml'],
    ['Aceite de motor 10W-40', '4 L'],
    ['Flea spot-on for dogs', 'up to 10 kg'],
    ['Тормозной диск Mazda 3', '2014–2018, задний'],
    ['Таблетки от глистов для собак,', '4 шт.'],
  ])('what ends it: %s | %s', (head, tail) => {
    expect(nameParts(`${head} ${tail}`)).toEqual({ head, tail })
  })

  test.each([
    'Mochila burbuja para gato',
    'Juego de 4 bujías de iridio',
    'Filtro de aceite Hyundai y Kia 1.4 y 1.6',
    'Neumático 185/65 R15 Ruta Cinco Urbano',
    'Тормозной диск Mazda 3 2014–2018, задний, вентилируемый',
    '2014–2017',
    '15 kg',
    '',
  ])('nothing in %s', (name) => {
    expect(nameParts(name)).toEqual({ head: name, tail: '' })
  })
})

test('the parts of any name are all of it, and its end is short', () => {
  const words = fc.array(
    fc.oneof(fc.string(), fc.constantFrom('15 kg', '2014–2017', '3 dosis,', '  ', 'de', '60 × 60 cm')),
  )
  fc.assert(
    fc.property(words, (parts) => {
      const name = parts.join(' ')
      const { head, tail } = nameParts(name)
      expect(tail ? `${head} ${tail}` : head).toBe(name)
      expect(tail.length).toBeLessThanOrEqual(24)
    }),
  )
})
