import { cancelarPedido } from './cancelar-pedido.ts'
import { detallePedido } from './detalle-pedido.ts'
import { listarPedidos } from './listar-pedidos.ts'
import { misPedidos } from './mis-pedidos.ts'
import { notificarPedido } from './notificar-pedido.ts'
import { pedidoPorToken } from './pedido-por-token.ts'
import { seguirPedido } from './seguir-pedido.ts'
import { staffAnotarPedido } from './staff-anotar-pedido.ts'
import { staffBorrarVistaPedidos } from './staff-borrar-vista-pedidos.ts'
import { staffCambiarEstadoPedido } from './staff-cambiar-estado-pedido.ts'
import { staffCuentaPedido } from './staff-cuenta-pedido.ts'
import { staffEditarPedido } from './staff-editar-pedido.ts'
import { staffExportarPedidos } from './staff-exportar-pedidos.ts'
import { staffGuardarVistaPedidos } from './staff-guardar-vista-pedidos.ts'
import { staffHojasPedidos } from './staff-hojas-pedidos.ts'
import { staffPedido } from './staff-pedido.ts'
import { staffPedidos } from './staff-pedidos.ts'
import { staffPedidosCantidades } from './staff-pedidos-cantidades.ts'
import { staffReenviarCorreoPedido } from './staff-reenviar-correo-pedido.ts'
import { staffVistasPedidos } from './staff-vistas-pedidos.ts'

export const ordersCalls = [
  pedidoPorToken,
  listarPedidos,
  detallePedido,
  misPedidos,
  cancelarPedido,
  seguirPedido,
  notificarPedido,
  staffPedidos,
  staffPedidosCantidades,
  staffPedido,
  staffCambiarEstadoPedido,
  staffCuentaPedido,
  staffHojasPedidos,
  staffExportarPedidos,
  staffAnotarPedido,
  staffEditarPedido,
  staffReenviarCorreoPedido,
  staffVistasPedidos,
  staffGuardarVistaPedidos,
  staffBorrarVistaPedidos,
] as const
