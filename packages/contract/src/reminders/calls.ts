import { guardarRecordatorio } from './guardar-recordatorio.ts'
import { quitarRecordatorio } from './quitar-recordatorio.ts'
import { recordatoriosPedido } from './recordatorios-pedido.ts'

export const remindersCalls = [recordatoriosPedido, guardarRecordatorio, quitarRecordatorio] as const
