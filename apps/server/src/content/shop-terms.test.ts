import { expect, test } from 'vitest'
import { parseConfig } from '../config.ts'
import { presentShopTerms } from './content.present.ts'

test('plazos-tienda says what the settings say', () => {
  const parsed = parseConfig({
    RETRACT_DAYS: '15',
    RETRACT_UNCONFIRMED_DAYS: '91',
    REFUND_DAYS: '30',
    GUARANTEE_MONTHS: '12',
    HOLD_HOURS: '36',
    GUEST_HOLD_HOURS: '12',
    PICKUP_HOLD_DAYS: '4',
    SESSION_IDLE_DAYS: '7',
    CHAT_RETENTION_DAYS: '100',
  })
  if (!parsed.ok) throw new Error(parsed.problems.join(' '))
  expect(presentShopTerms(parsed.config, '2026-11-23')).toEqual({
    retracto_dias: 15,
    retracto_dias_sin_confirmacion: 91,
    devolucion_dinero_dias: 30,
    garantia_meses: 12,
    transferencia_horas: 36,
    transferencia_horas_sin_comprobar: 12,
    retiro_dias: 4,
    sesion_dias: 7,
    chat_dias: 100,
    terminos: '2026-11-23',
  })
})
