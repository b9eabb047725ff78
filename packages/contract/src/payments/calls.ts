import { iniciarPago } from './iniciar-pago.ts'
import { mediosPago } from './medios-pago.ts'
import { pagarPorTransferencia } from './pagar-por-transferencia.ts'
import { resultadoPago } from './resultado-pago.ts'
import { staffPagos } from './staff-pagos.ts'
import { staffReembolsarPago } from './staff-reembolsar-pago.ts'

export const paymentsCalls = [
  mediosPago,
  iniciarPago,
  pagarPorTransferencia,
  resultadoPago,
  staffPagos,
  staffReembolsarPago,
] as const
