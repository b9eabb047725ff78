import { desactivarDireccionCliente } from './addresses/desactivar-direccion-cliente.ts'
import { guardarActualizarDireccionCliente } from './addresses/guardar-actualizar-direccion-cliente.ts'
import { listadoDireccionCliente } from './addresses/listado-direccion-cliente.ts'
import { traerDireccionCliente } from './addresses/traer-direccion-cliente.ts'
import { traerclientedireccion } from './addresses/traerclientedireccion.ts'
import { blogArticulo } from './blog/blog-articulo.ts'
import { blogArticulos } from './blog/blog-articulos.ts'
import { blogCategorias } from './blog/blog-categorias.ts'
import { carrito } from './cart/carrito.ts'
import { guardarCarrito } from './cart/guardar-carrito.ts'
import { breadcrumbcategoria } from './catalogue/breadcrumbcategoria.ts'
import { categoria } from './catalogue/categoria.ts'
import { consultaDatoExtraCategoria } from './catalogue/consulta-dato-extra-categoria.ts'
import { guardarResena } from './catalogue/guardar-resena.ts'
import { listarCategorias } from './catalogue/listar-categorias.ts'
import { listarMarcaImagenes } from './catalogue/listar-marca-imagenes.ts'
import { listarProductoRelacionado } from './catalogue/listar-producto-relacionado.ts'
import { listarProductos } from './catalogue/listar-productos.ts'
import { listarResenas } from './catalogue/listar-resenas.ts'
import { modelosMarca } from './catalogue/modelos-marca.ts'
import { productosAnalogos } from './catalogue/productos-analogos.ts'
import { productosDestacados } from './catalogue/productos-destacados.ts'
import { staffQuitarResena } from './catalogue/staff-quitar-resena.ts'
import { verProducto } from './catalogue/ver-producto.ts'
import { verStockProducto } from './catalogue/ver-stock-producto.ts'
import { verStockProductoAtributo } from './catalogue/ver-stock-producto-atributo.ts'
import { chatBoxApi } from './chat/chat-box-api.ts'
import { chatBoxDatoClienteApi } from './chat/chat-box-dato-cliente-api.ts'
import { chatBoxDatoClienteDesconectadoApi } from './chat/chat-box-dato-cliente-desconectado-api.ts'
import { chatDejarMensaje } from './chat/chat-dejar-mensaje.ts'
import { chatEstado } from './chat/chat-estado.ts'
import { chatMensajes } from './chat/chat-mensajes.ts'
import { staffBorrarRespuesta } from './chat/staff-borrar-respuesta.ts'
import { staffChatAgentes } from './chat/staff-chat-agentes.ts'
import { staffChatAsignar } from './chat/staff-chat-asignar.ts'
import { staffChatCerrar } from './chat/staff-chat-cerrar.ts'
import { staffChatCifras } from './chat/staff-chat-cifras.ts'
import { staffChatConversacion } from './chat/staff-chat-conversacion.ts'
import { staffChatConversaciones } from './chat/staff-chat-conversaciones.ts'
import { staffChatDesconectar } from './chat/staff-chat-desconectar.ts'
import { staffChatMensajes } from './chat/staff-chat-mensajes.ts'
import { staffChatNota } from './chat/staff-chat-nota.ts'
import { staffChatProducto } from './chat/staff-chat-producto.ts'
import { staffChatResponder } from './chat/staff-chat-responder.ts'
import { staffChatRespuestas } from './chat/staff-chat-respuestas.ts'
import { staffChatSilenciar } from './chat/staff-chat-silenciar.ts'
import { staffChatTranscripcion } from './chat/staff-chat-transcripcion.ts'
import { staffChatVisto } from './chat/staff-chat-visto.ts'
import { staffGuardarRespuesta } from './chat/staff-guardar-respuesta.ts'
import { confirmarPedido } from './checkout/confirmar-pedido.ts'
import { generarPedido } from './checkout/generar-pedido.ts'
import { verificarStockPedido } from './checkout/verificar-stock-pedido.ts'
import { campanaVigente } from './content/campana-vigente.ts'
import { cancelarSuscripcion } from './content/cancelar-suscripcion.ts'
import { confirmarSuscripcion } from './content/confirmar-suscripcion.ts'
import { consultaMiniBanner } from './content/consulta-mini-banner.ts'
import { enviarDatosContacto } from './content/enviar-datos-contacto.ts'
import { herramientoSeo } from './content/herramiento-seo.ts'
import { listarSliderImagenesWeb } from './content/listar-slider-imagenes-web.ts'
import { listarSucursales } from './content/listar-sucursales.ts'
import { menuHorizontalMovil } from './content/menu-horizontal-movil.ts'
import { menuHorizontalWeb } from './content/menu-horizontal-web.ts'
import { menuMegamenuWeb } from './content/menu-megamenu-web.ts'
import { staffGuardarSeo } from './content/staff-guardar-seo.ts'
import { subcripcionEmail } from './content/subcripcion-email.ts'
import { staffActivarCupon } from './coupons/staff-activar-cupon.ts'
import { staffCupones } from './coupons/staff-cupones.ts'
import { staffGuardarCupon } from './coupons/staff-guardar-cupon.ts'
import { staffUsosCupon } from './coupons/staff-usos-cupon.ts'
import { verificarCuponDescuento } from './coupons/verificar-cupon-descuento.ts'
import { actualizarRegistrarClienteCommerce } from './customers/actualizar-registrar-cliente-commerce.ts'
import { actualizarcontraseniaUsuario } from './customers/actualizarcontrasenia-usuario.ts'
import { autentificarUsuario } from './customers/autentificar-usuario.ts'
import { cerrarSesion } from './customers/cerrar-sesion.ts'
import { comprobarCorreo } from './customers/comprobar-correo.ts'
import { confirmarCorreo } from './customers/confirmar-correo.ts'
import { misDatos } from './customers/mis-datos.ts'
import { obtenerClienteEmailInvitado } from './customers/obtener-cliente-email-invitado.ts'
import { recuperarContra } from './customers/recuperar-contra.ts'
import { registrarclientePedido } from './customers/registrarcliente-pedido.ts'
import { restablecerContrasenia } from './customers/restablecer-contrasenia.ts'
import { sesion } from './customers/sesion.ts'
import { verificarEmailCliente } from './customers/verificar-email-cliente.ts'
import { verificarEmailCommerce } from './customers/verificar-email-commerce.ts'
import { verificarEmailRutCommerce } from './customers/verificar-email-rut-commerce.ts'
import { verificarRutCommerce } from './customers/verificar-rut-commerce.ts'
import { vistaNuevaEmailRutCommerce } from './customers/vista-nueva-email-rut-commerce.ts'
import { staffCorreos } from './mail/staff-correos.ts'
import { staffReenviarCorreo } from './mail/staff-reenviar-correo.ts'
import { cancelarPedido } from './orders/cancelar-pedido.ts'
import { detallePedido } from './orders/detalle-pedido.ts'
import { guardarSolicitud } from './orders/guardar-solicitud.ts'
import { listarPedidos } from './orders/listar-pedidos.ts'
import { listarSolicitudes } from './orders/listar-solicitudes.ts'
import { misPedidos } from './orders/mis-pedidos.ts'
import { notificarPedido } from './orders/notificar-pedido.ts'
import { pedidoPorToken } from './orders/pedido-por-token.ts'
import { seguirPedido } from './orders/seguir-pedido.ts'
import { staffCambiarEstadoPedido } from './orders/staff-cambiar-estado-pedido.ts'
import { staffCuentaPedido } from './orders/staff-cuenta-pedido.ts'
import { staffPedido } from './orders/staff-pedido.ts'
import { staffPedidos } from './orders/staff-pedidos.ts'
import { staffRecibirDevolucion } from './orders/staff-recibir-devolucion.ts'
import { staffResponderSolicitud } from './orders/staff-responder-solicitud.ts'
import { staffSolicitudes } from './orders/staff-solicitudes.ts'
import { iniciarPago } from './payments/iniciar-pago.ts'
import { mediosPago } from './payments/medios-pago.ts'
import { resultadoPago } from './payments/resultado-pago.ts'
import { staffPagos } from './payments/staff-pagos.ts'
import { staffReembolsarPago } from './payments/staff-reembolsar-pago.ts'
import { filtrarProducto } from './search/filtrar-producto.ts'
import { listarTipoDespacho } from './shipping/listar-tipo-despacho.ts'
import { listarTransportistas } from './shipping/listar-transportistas.ts'
import { traerCiudadDireccionCliente } from './shipping/traer-ciudad-direccion-cliente.ts'
import { traerRegionDireccionCliente } from './shipping/traer-region-direccion-cliente.ts'
import { staffAceptarInvitacion } from './staff/aceptar-invitacion.ts'
import { staffCambiarContrasenia } from './staff/cambiar-contrasenia.ts'
import { staffCerrarOtrasSesiones } from './staff/cerrar-otras-sesiones.ts'
import { staffCerrarSesion } from './staff/cerrar-sesion.ts'
import { staffCerrarSesionesCuenta } from './staff/cerrar-sesiones-cuenta.ts'
import { staffCuentas } from './staff/cuentas.ts'
import { staffEntrar } from './staff/entrar.ts'
import { staffGuardarCuenta } from './staff/guardar-cuenta.ts'
import { staffRegistro } from './staff/registro.ts'
import { staffReinvitarCuenta } from './staff/reinvitar-cuenta.ts'
import { staffSalir } from './staff/salir.ts'
import { staffSesion } from './staff/sesion.ts'
import { staffSesiones } from './staff/sesiones.ts'
import { staffSesionesCuenta } from './staff/sesiones-cuenta.ts'
import { staffTotpActivar } from './staff/totp-activar.ts'
import { staffTotpDesactivar } from './staff/totp-desactivar.ts'
import { staffTotpPreparar } from './staff/totp-preparar.ts'
import { staffAjustarStock } from './stock/staff-ajustar-stock.ts'
import { staffMoverStock } from './stock/staff-mover-stock.ts'
import { staffMovimientosStock } from './stock/staff-movimientos-stock.ts'
import { staffStockProducto } from './stock/staff-stock-producto.ts'
import { garageAgregar } from './vehicles/garage-agregar.ts'
import { garageElegir } from './vehicles/garage-elegir.ts'
import { garageListar } from './vehicles/garage-listar.ts'
import { garageQuitar } from './vehicles/garage-quitar.ts'
import { vehiculoAnios } from './vehicles/vehiculo-anios.ts'
import { vehiculoMarcas } from './vehicles/vehiculo-marcas.ts'
import { vehiculoModelos } from './vehicles/vehiculo-modelos.ts'
import { vehiculoVin } from './vehicles/vehiculo-vin.ts'
import { vehiculos } from './vehicles/vehiculos.ts'

/** Every call of the wire. The server makes its routes from this list and OpenAPI is written from it. */
export const calls = [
  menuHorizontalWeb,
  menuHorizontalMovil,
  menuMegamenuWeb,
  listarSliderImagenesWeb,
  consultaMiniBanner,
  listarSucursales,
  herramientoSeo,
  staffGuardarSeo,
  listarCategorias,
  categoria,
  listarProductos,
  productosDestacados,
  verProducto,
  verStockProducto,
  listarProductoRelacionado,
  listarResenas,
  listarMarcaImagenes,
  modelosMarca,
  verStockProductoAtributo,
  consultaDatoExtraCategoria,
  breadcrumbcategoria,
  productosAnalogos,
  guardarResena,
  staffQuitarResena,
  filtrarProducto,
  verificarStockPedido,
  traerRegionDireccionCliente,
  traerCiudadDireccionCliente,
  guardarActualizarDireccionCliente,
  listadoDireccionCliente,
  desactivarDireccionCliente,
  traerclientedireccion,
  traerDireccionCliente,
  listarTipoDespacho,
  listarTransportistas,
  verificarCuponDescuento,
  registrarclientePedido,
  autentificarUsuario,
  cerrarSesion,
  sesion,
  actualizarRegistrarClienteCommerce,
  actualizarcontraseniaUsuario,
  misDatos,
  comprobarCorreo,
  confirmarCorreo,
  recuperarContra,
  restablecerContrasenia,
  obtenerClienteEmailInvitado,
  verificarEmailCommerce,
  verificarEmailCliente,
  verificarRutCommerce,
  verificarEmailRutCommerce,
  vistaNuevaEmailRutCommerce,
  carrito,
  guardarCarrito,
  generarPedido,
  confirmarPedido,
  mediosPago,
  iniciarPago,
  resultadoPago,
  pedidoPorToken,
  listarPedidos,
  detallePedido,
  misPedidos,
  cancelarPedido,
  guardarSolicitud,
  listarSolicitudes,
  staffSolicitudes,
  staffResponderSolicitud,
  staffRecibirDevolucion,
  seguirPedido,
  notificarPedido,
  staffPedidos,
  staffPedido,
  staffCambiarEstadoPedido,
  staffPagos,
  staffReembolsarPago,
  staffCuentaPedido,
  staffAjustarStock,
  staffMoverStock,
  staffMovimientosStock,
  staffStockProducto,
  staffCupones,
  staffGuardarCupon,
  staffActivarCupon,
  staffUsosCupon,
  vehiculoAnios,
  vehiculoMarcas,
  vehiculoModelos,
  vehiculos,
  vehiculoVin,
  garageListar,
  garageAgregar,
  garageQuitar,
  garageElegir,
  staffEntrar,
  staffSalir,
  staffSesion,
  staffSesiones,
  staffCerrarSesion,
  staffCerrarOtrasSesiones,
  staffCambiarContrasenia,
  staffTotpPreparar,
  staffTotpActivar,
  staffTotpDesactivar,
  staffCuentas,
  staffGuardarCuenta,
  staffReinvitarCuenta,
  staffSesionesCuenta,
  staffCerrarSesionesCuenta,
  staffAceptarInvitacion,
  staffRegistro,
  chatBoxDatoClienteApi,
  chatBoxApi,
  chatBoxDatoClienteDesconectadoApi,
  chatMensajes,
  chatEstado,
  chatDejarMensaje,
  staffChatConversaciones,
  staffChatConversacion,
  staffChatMensajes,
  staffChatResponder,
  staffChatNota,
  staffChatProducto,
  staffChatAsignar,
  staffChatVisto,
  staffChatDesconectar,
  staffChatCerrar,
  staffChatSilenciar,
  staffChatTranscripcion,
  staffChatAgentes,
  staffChatRespuestas,
  staffGuardarRespuesta,
  staffBorrarRespuesta,
  staffChatCifras,
  campanaVigente,
  blogArticulos,
  blogArticulo,
  blogCategorias,
  subcripcionEmail,
  confirmarSuscripcion,
  cancelarSuscripcion,
  enviarDatosContacto,
  staffCorreos,
  staffReenviarCorreo,
] as const

export type Call = (typeof calls)[number]
export type CallName = Call['name']
export type CallNamed<Name extends CallName> = Extract<Call, { name: Name }>
