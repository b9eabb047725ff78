import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createStillNavigator } from '../../../app/navigator.ts'
import { NavigatorContext } from '../../../shell/navigator-context.ts'
import { LanguageContext } from '../../../shell/texts.tsx'
import texts from '../../../texts/es/checkout.json' with { type: 'json' }
import { NoCarriers, TooLargeFor } from './no-carriers.tsx'

const shown = { url: '/x', path: '/x', query: new URLSearchParams(), params: {}, module: null, serial: 0 }

function render(children: React.ReactNode): string {
  return renderToStaticMarkup(
    <LanguageContext value={{ language: 'es', texts, shop: 'Huella', choose: () => undefined }}>
      <NavigatorContext value={createStillNavigator(shown)}>{children}</NavigatorContext>
    </LanguageContext>,
  )
}

test('money 11: above the rates the shopper is asked to ask the shop, and may still pick it up', () => {
  const html = render(
    <NoCarriers place="La Florida" isPickup={false} isTooLarge onPickup={() => undefined} />,
  )
  expect(html).toContain(texts.CHECKOUT_CARRIERS_LARGE)
  expect(html).toContain('href="/site/contact-us-v2"')
  expect(html).toContain(texts.CHECKOUT_CARRIERS_NONE_PICKUP)
  expect(html).not.toContain('Nadie despacha')
})

test('where nobody goes there is nobody to ask for a price', () => {
  const html = render(
    <NoCarriers place="Antártica" isPickup={false} isTooLarge={false} onPickup={() => undefined} />,
  )
  expect(html).toContain('Nadie despacha a Antártica por ahora')
  expect(html).not.toContain('contact-us')
})

test('money 11: beside carriers with a price the others are named', () => {
  const html = render(<TooLargeFor names={['Huella en bici', 'Ruta Sur']} locale="es-CL" />)
  expect(html).toContain('Es mucho peso o tamaño para Huella en bici o Ruta Sur.')
  expect(render(<TooLargeFor names={[]} locale="es-CL" />)).toBe('')
})
