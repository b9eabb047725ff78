import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LanguageContext } from '../../shell/texts.tsx'
import ui from '../../texts/es/ui.json' with { type: 'json' }
import { Stepper } from './stepper.tsx'

/** Whether the button for less and the one for more can be pressed. */
function sides(bounds: { min?: number; max?: number }, value = 0): boolean[] {
  const html = renderToStaticMarkup(
    <LanguageContext value={{ language: 'es', texts: ui, shop: 'Huella', choose: () => undefined }}>
      <Stepper value={value} {...bounds} label="Cantidad" onChange={() => undefined} />
    </LanguageContext>,
  )
  return [...html.matchAll(/<button[^>]*>/g)].map(([tag]) => !tag.includes('disabled'))
}

test('[S5.14] a bound that is left out stops neither side', () => {
  expect(sides({})).toEqual([true, true])
  expect(sides({ min: 0 })).toEqual([false, true])
  expect(sides({ max: 0 })).toEqual([true, false])
  expect(sides({ min: 0, max: 0 })).toEqual([false, false])
  expect(sides({ min: 1, max: 5 }, 3)).toEqual([true, true])
})
