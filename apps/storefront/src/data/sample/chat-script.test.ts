import { describe, expect, test } from 'vitest'
import type { ErrorLanguage } from '#contract/error-texts.ts'
import { answerTo } from './chat-script.ts'

const said = (text: string, language: ErrorLanguage = 'es') => answerTo(text, language, false)

describe('the script of the chat', () => {
  test('takes words whole: a city is no litter, and a ticket no tick', () => {
    const delivery = said('¿Despachan?')
    expect(delivery.lines[0]).toContain('Despachamos a todo Chile')
    expect(said('¿Hacen envíos a Punta Arenas?')).toEqual(delivery)
    expect(said('Do you deliver? My ticket is open', 'en')).toEqual(said('delivery', 'en'))
    expect(said('¿Tienen arena para gatos?').query).toBe('arena')
    expect(said('has my cat ticks?', 'en').query).toBe('antiparasitario')
    expect(said('средство от блохи', 'ru').query).toBe('antiparasitario')
  })

  test('says what it is, and promises nothing that nobody will do', () => {
    expect(answerTo('Hola', 'es', true).lines).toEqual([expect.stringContaining('Esto es una demostración')])
    expect(answerTo('Hi', 'en', true).lines).toEqual([expect.stringContaining('This is a demonstration')])
    expect(said('asdf').lines).toEqual([expect.stringMatching(/^Mi guion no tiene respuesta/)])
    expect(said('asdf').lines.join()).not.toContain('te respondo')
  })
})
