import { staffActivarWebhook } from './staff-activar-webhook.ts'
import { staffCrearLlave } from './staff-crear-llave.ts'
import { staffCrearWebhook } from './staff-crear-webhook.ts'
import { staffEntregasWebhook } from './staff-entregas-webhook.ts'
import { staffFijarPrecio } from './staff-fijar-precio.ts'
import { staffLlaves } from './staff-llaves.ts'
import { staffProbarWebhook } from './staff-probar-webhook.ts'
import { staffQuitarWebhook } from './staff-quitar-webhook.ts'
import { staffReenviarEntrega } from './staff-reenviar-entrega.ts'
import { staffRevocarLlave } from './staff-revocar-llave.ts'
import { staffWebhooks } from './staff-webhooks.ts'

export const integrationCalls = [
  staffLlaves,
  staffCrearLlave,
  staffRevocarLlave,
  staffWebhooks,
  staffCrearWebhook,
  staffActivarWebhook,
  staffQuitarWebhook,
  staffProbarWebhook,
  staffEntregasWebhook,
  staffReenviarEntrega,
  staffFijarPrecio,
] as const
