import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { WholeName } from './whole-name.tsx'

test.each([
  ['Antiparasitario externo en pipeta, perros de 10 a 20 kg', '10 a 20 kg'],
  ['Flea spot-on for cats of 2 to 8 kg', '2 to 8 kg'],
  ['Капли на холку от паразитов для собак 10–20 кг', '10–20 кг'],
  ['Sabanillas absorbentes 60 × 60 cm', '60 × 60 cm'],
  ['Alimento perro adulto raza mediana, pollo y arroz 15 kg', '15 kg'],
  ['Pastillas de freno delanteras Hilux 2016–2021, cerámicas', '2016–2021'],
  ['Aceite de motor sintético 5W-30, botella', '5W-30'],
])('%s keeps %s together', (name, kept) => {
  const html = renderToStaticMarkup(<WholeName name={name} />)
  expect(html.replaceAll(/<[^>]+>/g, '')).toBe(name)
  expect([...html.matchAll(/<span[^>]*>([^<]+)</g)].map(([, words]) => words)).toEqual([kept])
})
