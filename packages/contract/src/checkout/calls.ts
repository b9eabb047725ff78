import { confirmarPedido } from './confirmar-pedido.ts'
import { generarPedido } from './generar-pedido.ts'
import { verificarStockPedido } from './verificar-stock-pedido.ts'

export const checkoutCalls = [verificarStockPedido, generarPedido, confirmarPedido] as const
