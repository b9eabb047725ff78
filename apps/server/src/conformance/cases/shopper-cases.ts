import { randomUUID } from 'node:crypto'
import { guestForm } from '#testing/server/test-checkout.ts'
import { customerPassword, nobodys, nobodysVisitor } from '../fixture.ts'
import {
  type CallCases,
  example,
  ofAddress,
  ofCustomer,
  ofOrder,
  ofVisitor,
  prescribed,
  visitorOf,
} from './case-parts.ts'

/** Of those who shop. */
export const shopperCases = {
  'menu-horizontal-web': example,
  'menu-horizontal-movil': example,
  'menu-megamenu-web': example,
  ListarSliderImagenesWeb: example,
  ConsultaMiniBanner: example,
  'listar-sucursales': example,
  'plazos-tienda': example,
  HerramientoSeo: example,
  'datos-tienda': example,
  'texto-legal': example,
  pagina: example,
  'listar-categorias': example,
  categoria: example,
  'listar-productos': example,
  'contar-disponibles': example,
  'productos-destacados': example,
  'ver-producto': { request: (_, { product }) => ({ urlamigable_producto: product.slug }) },
  'ver-stock-producto': { request: (_, { product }) => ({ urlamigable_producto: product.slug }) },
  ListarProductoRelacionado: { request: (_, { product }) => ({ id_producto: product.id }) },
  'listar-resenas': { request: (_, { product }) => ({ id_producto: product.id }) },
  'listar-marca-imagenes': example,
  'modelos-marca': example,
  verStockProductoAtributo: { request: (_, { optionValue }) => optionValue },
  ConsultaDatoExtraCategoria: { request: (_, { product }) => ({ id_producto: product.id }) },
  breadcrumbcategoria: example,
  'producto-vehiculos': { request: (_, { product }) => ({ id_producto: product.id }) },
  'productos-analogos': { request: (_, { product }) => ({ id_producto: product.id }) },
  'productos-para-mascota': {
    request: (_, { product }) => ({ id_producto: product.id, mascota: 'perro.m30' }),
  },
  'guardar-resena': {
    request: ({ email }, { product }) => ({
      id_producto: product.id,
      calificacion: 5,
      autor: 'Camila R.',
      email,
      contenido: 'A mi perro le encantó.',
    }),
  },
  'subir-foto-resena': example,
  'preguntas-producto': { request: (_, { product }) => ({ id_producto: product.id }) },
  'guardar-pregunta': {
    request: ({ email }, { product }) => ({
      clave: randomUUID(),
      id_producto: product.id,
      autor: 'Camila R.',
      email,
      contenido: '¿Sirve para un cachorro?',
    }),
  },
  'producto-vista-previa': { ...example, refused: 'NOT_FOUND' },
  FiltrarProducto: example,
  VerificarStockPedido: { request: (_, { productos }) => ({ productos }) },
  TraerRegionDireccionCliente: example,
  TraerCiudadDireccionCliente: example,
  'listar-tipo-despacho': example,
  'tarifas-despacho': example,
  'listar-transportistas': {
    request: (_, { productos }) => ({ id_comuna: 13110, id_tipo_despacho: 1, productos }),
  },
  verificarCuponDescuento: example,
  RegistrarclientePedido: {
    request: ({ email, rut, addressId }) => {
      const form = guestForm(email)
      form.datosusuario.rut_cliente = rut
      return { ...form, id_direccion_cliente: addressId }
    },
    owned: { id_direccion_cliente: nobodys },
  },
  ActualizarRegistrarClienteCommerce: {
    request: ({ customerId, email }) => ({
      datos: {
        id_cliente: customerId,
        e_mail_cliente: email,
        contrasenia: customerPassword,
        acepta_terminos: 1,
      },
    }),
    owned: { datos: { id_cliente: nobodys } },
  },
  'actualizarcontrasenia-usuario': {
    request: ({ customerId }) => ({
      id_usuario: customerId,
      contrasenia_anterior: customerPassword,
      contrasenia_actual: 'otra-clave-larga',
    }),
    owned: { id_usuario: nobodys },
  },
  'mis-datos': example,
  'comprobar-correo': example,
  // Of the account that asked for the link: its own tests hold that.
  'confirmar-correo': { refused: 'LINK_INVALID' },
  RecuperarContra: { request: ({ email }) => ({ correo: email }) },
  'restablecer-contrasenia': {
    request: async (_, fixture) => ({
      token: await fixture.recoveryLink(await fixture.actor('customer')),
      contrasenia_actual: customerPassword,
    }),
  },
  ObtenerClienteEmailInvitado: {
    request: ({ email }) => ({ e_mail_cliente: email }),
    hidden: { e_mail_cliente: 'nadie@correo.cl' },
  },
  VerificarEmailCommerce: {
    request: ({ email, customerId }) => ({ email, id_cliente: customerId }),
    owned: { id_cliente: nobodys },
  },
  VerificarEmailCliente: { request: ({ email }) => ({ email }) },
  VerificarRutCommerce: {
    request: ({ rut, customerId }) => ({ rut, id_cliente: customerId }),
    owned: { id_cliente: nobodys },
  },
  VerificarEmailRutCommerce: { request: ({ email, rut }) => ({ email, rut_cliente: rut }) },
  VistaNuevaEmailRutCommerce: { request: ({ email, rut }) => ({ email_cliente: email, rut_cliente: rut }) },
  carrito: example,
  'guardar-carrito': { request: (_, { productos }) => ({ version: 0, productos }) },
  'generar-pedido': {
    request: (actor, fixture) => fixture.orderOf(actor),
    owned: { id_cliente: nobodys, id_direccion_cliente: nobodys },
  },
  GuardarActualizarDireccionCliente: {
    request: ({ customerId, addressId }) => ({
      id_cliente: customerId,
      datos: { ...guestForm().datosformulario, id_direccion_cliente: addressId },
    }),
    owned: { id_cliente: nobodys, datos: { id_direccion_cliente: nobodys } },
  },
  ListadoDireccionCliente: ofCustomer,
  TraerDireccionCliente: ofCustomer,
  Traerclientedireccion: ofAddress,
  DesactivarDireccionCliente: ofAddress,
  'autentificar-usuario': {
    request: async (_, fixture) => ({
      correo: (await fixture.actor('customer')).email,
      contrasenia: customerPassword,
    }),
  },
  'cerrar-sesion': example,
  sesion: example,
  'confirmar-pedido': {
    request: async (actor) => ({ id_pedido: (await actor.order()).id }),
    owned: { id_pedido: nobodys },
  },
  'listar-pedidos': ofCustomer,
  'detalle-pedido': {
    request: async (actor) => ({ id_pedido: (await actor.order()).id }),
    owned: { id_pedido: nobodys },
  },
  'mis-pedidos': example,
  'cancelar-pedido': ofOrder,
  'listar-solicitudes': ofOrder,
  'guardar-solicitud': {
    request: async (actor, fixture) => ({
      id_pedido: await fixture.paid((await actor.order()).id),
      tipo: 'RETRACTO',
      lineas: [{ posicion: 0, cantidad: 1 }],
      motivo: 'No era la talla.',
    }),
    owned: { id_pedido: nobodys },
  },
  'seguir-pedido': {
    request: async (actor, { pool }) => {
      const { id } = await actor.order()
      const { rows: made } = await pool.query('SELECT number FROM orders WHERE id = $1', [id])
      return { numero_pedido: made[0].number, e_mail_cliente: actor.email }
    },
  },
  NotificarPedido: { request: ({ email }, { productos }) => ({ productos, e_mail_cliente: email }) },
  'medios-pago': example,
  // Without a gateway nothing is paid online.
  'iniciar-pago': { refused: 'PAYMENT_UNAVAILABLE' },
  'pagar-por-transferencia': { request: async (actor) => ({ token: (await actor.order()).token }) },
  'resultado-pago': { request: async (actor) => ({ token: (await actor.order()).token }) },
  'receta-pedido': { request: async (actor) => ({ token: (await actor.order()).token }) },
  'subir-receta': {
    request: async (actor, fixture) => ({
      token: (await prescribed(actor, fixture)).token,
      archivo: 'JVBERi0xLjcKJSVFT0YK',
      nombre: 'receta.pdf',
    }),
  },
  'recetas-requeridas': { request: (_, { productos }) => ({ productos }) },
  'subir-receta-compra': example,
  'archivo-receta': {
    request: async (actor, fixture) => {
      const { token, fileId } = await prescribed(actor, fixture)
      return { token, id_archivo: fileId }
    },
  },
  'pedido-por-token': { request: async (actor) => ({ token: (await actor.order()).token }) },
  'recordatorios-pedido': { request: async (actor) => ({ token: (await actor.order()).token }) },
  // What the fixture sells is no food.
  'guardar-recordatorio': {
    request: async (actor) => ({
      token: (await actor.order()).token,
      id_producto: 1,
      gramos_dia: 50,
      acepta_correo: 1,
    }),
    refused: 'NOT_FOUND',
  },
  'quitar-recordatorio': {
    request: async (actor) => ({ token: (await actor.order()).token, id_producto: 1 }),
  },
  'vehiculo-anios': example,
  'vehiculo-marcas': example,
  'vehiculo-modelos': example,
  vehiculos: example,
  'vehiculo-vin': example,
  'garage-listar': example,
  'garage-agregar': example,
  'garage-quitar': example,
  'garage-elegir': { request: () => ({}) },
  'mascotas-listar': example,
  'mascota-guardar': example,
  'mascota-quitar': example,
  'mascota-elegir': { request: () => ({}) },
  ChatBoxDatoClienteApi: {
    request: () => ({
      nombre_usuario: 'Camila',
      correo_usuario: 'camila@correo.cl',
      cliente_identificado: randomUUID(),
    }),
  },
  ChatBoxApi: {
    request: async (actor) => ({ ...(await visitorOf(actor)), message: 'Hola' }),
    owned: { cliente_identificado: nobodysVisitor },
  },
  ChatBoxDatoClienteDesconectadoApi: ofVisitor,
  'chat-mensajes': ofVisitor,
  'chat-estado': example,
  'chat-dejar-mensaje': {
    request: ({ email }) => ({
      clave: randomUUID(),
      nombre_usuario: 'Camila',
      correo_usuario: email,
      mensaje: '¿Abren el feriado?',
    }),
  },
  'campana-vigente': example,
  'blog-articulos': example,
  'blog-articulo': example,
  'blog-categorias': example,
  'blog-etiquetas': example,
  'subcripcion-email': example,
  'confirmar-suscripcion': { refused: 'LINK_INVALID' },
  'cancelar-suscripcion': { refused: 'LINK_INVALID' },
  'enviar-datos-contacto': example,
  'vitales-pagina': example,
  'tramos-navegador': example,
} satisfies Partial<CallCases>
