import { randomUUID } from 'node:crypto'
import type { CallName } from '#contract/calls.ts'
import type { ErrorCode } from '#contract/error-codes.ts'
import type { WireRequest } from '#contract/wire-types.ts'
import { guestForm } from '#testing/server/test-checkout.ts'
import {
  type Actor,
  customerPassword,
  type Fixture,
  nobodys,
  nobodysVisitor,
  staffSettings,
} from './fixture.ts'

/** How a call is made rightly, and whose it is. */
export type CallCase<Name extends CallName = CallName> = {
  /** A request about the actor's own data that is answered; the contract's example when left out. */
  request?: (actor: Actor, fixture: Fixture) => WireRequest<Name> | Promise<WireRequest<Name>>
  /** The parts of the request that name what is the actor's, naming what nobody has instead. */
  owned?: Partial<WireRequest<Name>>
  /** As `owned`, where who owns nothing of it is answered as for what nobody has, and not refused (D26). */
  hidden?: Partial<WireRequest<Name>>
  /** What the request is refused with although it is right, because the fixture has no such thing. */
  refused?: ErrorCode
}

type CallCases = { [Name in CallName]: CallCase<Name> }

const example = {}

const ofCustomer = {
  request: ({ customerId }: Actor) => ({ id_cliente: customerId }),
  owned: { id_cliente: nobodys },
}

const ofAddress = {
  request: ({ addressId }: Actor) => ({ id_direccion_cliente: addressId }),
  owned: { id_direccion_cliente: nobodys },
}

const ofOrder = {
  request: async (actor: Actor) => ({ id_pedido: (await actor.order()).id }),
  owned: { id_pedido: nobodys },
}

const visitorOf = async (actor: Actor) => ({ cliente_identificado: await actor.converse() })

const ofProduct = { request: (_: Actor, { product }: Fixture) => ({ id_producto: product.id }) }

const ofVisitor = { request: visitorOf, owned: { cliente_identificado: nobodysVisitor } }

const ofConversation = {
  request: async (actor: Actor, { pool }: Fixture) => {
    const visitorId = await actor.converse()
    const { rows: open } = await pool.query('SELECT id FROM chat_conversations WHERE visitor_id = $1', [
      visitorId,
    ])
    return { id_conversacion: Number(open[0].id) }
  },
}

const inConversation = <Rest extends object>(rest: Rest) => ({
  request: async (actor: Actor, fixture: Fixture) => ({
    ...(await ofConversation.request(actor, fixture)),
    ...rest,
  }),
})

const ofQuestion = <Rest extends object>(rest: Rest) => ({
  request: async (_: Actor, { pool, product }: Fixture) => {
    const { rows } = await pool.query(
      `INSERT INTO product_questions (product_id, author, content) VALUES ($1, 'Ana', '¿Sirve?') RETURNING id`,
      [product.id],
    )
    return { tipo: 'pregunta' as const, id: Number(rows[0].id), ...rest }
  },
})

/** A picture that was uploaded, as others name its file. */
async function pictureIn({ pool }: Pick<Fixture, 'pool'>): Promise<string> {
  const key = '0123456789abcdef0123456789abcdef'
  await pool.query(
    `INSERT INTO pictures (key, type, bytes, width, height, ground, uploaded_by, state)
     VALUES ($1, 'png', 70, 1, 1, '#ffffff', 'Ana', 'drawn') ON CONFLICT DO NOTHING`,
    [key],
  )
  return `fotos/${key}/1.webp`
}

/** A post that nobody else has. */
const ofPost = <Rest extends object>(rest: Rest) => ({
  request: async (_: Actor, { pool }: Fixture) => {
    const { rows } = await pool.query(
      `INSERT INTO blog_posts (slug, title, excerpt, category_id, author, image, body)
       VALUES ($1, 'Uno', '', 1, 'Ana', '', '') RETURNING id`,
      [randomUUID()],
    )
    return { id_articulo: Number(rows[0].id), ...rest }
  },
})

/** A page that nobody else has. */
const ofPage = <Rest extends object>(rest: Rest) => ({
  request: async (_: Actor, { pool }: Fixture) => {
    const { rows } = await pool.query(
      `INSERT INTO site_pages (slug, title, body) VALUES ($1, 'Una', '') RETURNING id`,
      [randomUUID()],
    )
    return { id_pagina: Number(rows[0].id), ...rest }
  },
})

/** What a text of law needs, over the version that stands. */
const lawText = { tipo: 'cookies' as const, titulo: 'Cookies', contenido: 'Solo las necesarias.' }

/** A save of what the desk sets, of the version that stands. */
const ofSetting = <Rest extends object>(name: string, rest: Rest) => ({
  request: async (_: Actor, { pool }: Fixture) => {
    const { rows } = await pool.query('SELECT version FROM settings WHERE name = $1', [name])
    return { version: Number(rows[0]?.version ?? 0), ...rest }
  },
})

/** An empty category, of the version that stands. */
const ofCategory = <Rest extends object>(rest: Rest) => ({
  request: async (_: Actor, { pool }: Fixture) => {
    const { rows } = await pool.query(
      `INSERT INTO categories (slug, name, icon, image, tree, position)
       VALUES ($1, 'Vacía', 'tag', '', 'pets', 99) RETURNING id, version`,
      [`vacia-${randomUUID()}`],
    )
    return { id_categoria: rows[0].id as number, version: rows[0].version as number, ...rest }
  },
})

/** A brand without products, of the version that stands. */
const ofBrand = <Rest extends object>(rest: Rest) => ({
  request: async (_: Actor, { pool }: Fixture) => {
    const { rows } = await pool.query(
      `INSERT INTO brands (slug, name, country, image, ink, ground)
       VALUES ($1, 'Sola', '', '', '#000000', '#ffffff') RETURNING id, version`,
      [`sola-${randomUUID()}`],
    )
    return { id_marca: rows[0].id as number, version: rows[0].version as number, ...rest }
  },
})

/** An order of theirs that needs a prescription, with one sent. */
async function prescribed(actor: Actor, { pool }: Fixture) {
  const order = await actor.order()
  await pool.query(`INSERT INTO prescriptions (order_id, state) VALUES ($1, 'RECEIVED')`, [order.id])
  const { rows } = await pool.query(
    `INSERT INTO prescription_files (order_id, name, type, content) VALUES ($1, 'a.pdf', 'pdf', '%PDF-') RETURNING id`,
    [order.id],
  )
  return { ...order, fileId: Number(rows[0].id) }
}

/** Somebody of whom nothing else is stored. */
async function someGuest(pool: Fixture['pool']): Promise<number> {
  const { rows } = await pool.query(
    `INSERT INTO customers (kind, email, first_name, terms_accepted_at, terms_version)
     VALUES ('guest', 'otra@correo.cl', 'Otra', now(), '2026-11') RETURNING id`,
  )
  return rows[0].id
}

/** A webhook that leads nowhere. */
const webhookIn = async (pool: Fixture['pool']): Promise<number> => {
  const { rows } = await pool.query(
    `INSERT INTO webhooks (url, events, salt, active, created_by)
     VALUES ('https://127.0.0.1/', '{prueba}', '\\x00', false, 'Ana') RETURNING id`,
  )
  return rows[0].id
}

/** Every call of the wire: one without a row here does not type-check. */
export const cases: CallCases = {
  'menu-horizontal-web': example,
  'menu-horizontal-movil': example,
  'menu-megamenu-web': example,
  ListarSliderImagenesWeb: example,
  ConsultaMiniBanner: example,
  'listar-sucursales': example,
  'plazos-tienda': example,
  HerramientoSeo: example,
  'datos-tienda': example,
  'staff/datos-tienda': example,
  'staff/guardar-tasas': ofSetting('rates', { dolar: 940 }),
  'staff/guardar-identidad': ofSetting('brand', { nombre: 'Patitas' }),
  'staff/guardar-vendedor': ofSetting('seller', { telefono: '+56223456789' }),
  'staff/guardar-feriados': ofSetting('holidays', { quitados: ['2026-12-08'] }),
  'staff/guardar-horario': ofSetting('hours', { ventas: [{ dia: 1, desde: 9, hasta: 18 }] }),
  'staff/guardar-cuenta-banco': ofSetting('bank', { banco: 'Banco de la Plaza' }),
  'staff/despacho': example,
  'staff/guardar-transportista': example,
  'staff/guardar-sucursal': example,
  'staff/portada': example,
  'staff/guardar-diapositiva': {
    request: async (_, fixture) => ({
      titulo: 'Una',
      boton: 'Ver',
      imagen: await pictureIn(fixture),
      enlace: '/blog',
    }),
  },
  'staff/guardar-banner': {
    request: async (_, fixture) => ({ titulo: 'Uno', imagen: await pictureIn(fixture), enlace: '/blog' }),
  },
  'staff/guardar-campana': { request: () => ({ titulo: 'Semana', hasta: '2999-01-01T00:00:00Z' }) },
  'staff/ordenar-portada': {
    request: async (_, { pool }) => {
      const { rows } = await pool.query(
        `SELECT (SELECT version FROM showcase_orders WHERE kind = 'banner') AS version,
           (SELECT array_agg(id ORDER BY position) FROM mini_banners) AS ids`,
      )
      return { tipo: 'banner' as const, ...rows[0] }
    },
  },
  'staff/quitar-portada': {
    request: async (_, { pool }) => {
      const { rows } = await pool.query(
        `INSERT INTO campaigns (title, content, ends_at) VALUES ('Semana', '', now()) RETURNING id, version`,
      )
      return { tipo: 'campana' as const, ...rows[0] }
    },
  },
  'staff/previa-portada': {
    request: async (_, fixture) => ({
      banner: { titulo: 'Uno', imagen: await pictureIn(fixture), enlace: '/blog' },
    }),
  },
  'staff/menus': example,
  'staff/guardar-menu': {
    request: async (_, { pool }) => {
      const { rows } = await pool.query(`SELECT version FROM menus WHERE name = 'horizontal'`)
      const { version } = rows[0]
      return { nombre: 'horizontal' as const, version, entradas: [{ titulo: 'Blog', enlace: '/blog' }] }
    },
  },
  'staff/previa-menu': example,
  'texto-legal': example,
  'staff/textos-legales': example,
  'staff/publicar-texto-legal': {
    request: async (_, { pool }) => {
      const { rows } = await pool.query(
        "SELECT max(version) AS version FROM law_texts WHERE kind = 'cookies'",
      )
      return { ...lawText, version: Number(rows[0].version ?? 0) }
    },
  },
  'staff/previa-texto-legal': { request: () => lawText },
  pagina: example,
  'staff/paginas': example,
  'staff/pagina': ofPage({}),
  'staff/guardar-pagina': { request: () => ({ titulo: `Página ${randomUUID()}` }) },
  'staff/quitar-pagina': ofPage({ version: 1 }),
  'staff/previa-pagina': { request: () => ({ titulo: `Página ${randomUUID()}` }) },
  'staff/articulos': example,
  'staff/articulo': ofPost({}),
  'staff/guardar-articulo': { request: () => ({ titulo: `Artículo ${randomUUID()}`, id_categoria: 1 }) },
  'staff/quitar-articulo': ofPost({ version: 1 }),
  'staff/previa-articulo': { request: () => ({ titulo: `Artículo ${randomUUID()}`, id_categoria: 1 }) },
  'staff/blog-categorias': example,
  'staff/guardar-blog-categoria': { request: () => ({ nombre: `Categoría ${randomUUID()}` }) },
  'staff/quitar-blog-categoria': {
    request: async (_, { pool }) => {
      const { rows } = await pool.query(
        `INSERT INTO blog_categories (slug, name, position) VALUES ($1, 'Una', 99) RETURNING id, version`,
        [randomUUID()],
      )
      return { id_categoria: rows[0].id, version: rows[0].version }
    },
  },
  'staff/guardar-tipo-despacho': {
    request: async (_, { pool }) => {
      const { rows } = await pool.query('SELECT version FROM dispatch_kinds WHERE id = 1')
      return { id_tipo_despacho: 1, version: rows[0].version, nombre: 'Despacho a domicilio' }
    },
  },
  'staff/primeros-pasos': example,
  'staff/guardar-seo': ofSetting('pixels', { pixelgoogle: ['a()'] }),
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
  'staff/subir-imagen': example,
  'staff/imagen': {
    request: async (_, fixture) => ({ clave: (await pictureIn(fixture)).split('/')[1] ?? '' }),
  },
  'staff/imagenes-producto': { request: (_, { product }) => ({ id_producto: product.id }) },
  'staff/guardar-imagenes-producto': {
    request: async (_, { pool, product }) => {
      const { rows } = await pool.query('SELECT version FROM product_picture_edits WHERE product_id = $1', [
        product.id,
      ])
      return { id_producto: product.id, version: rows[0]?.version ?? 0 }
    },
  },
  'staff/quitar-resena': {
    request: async (_, { pool }) => {
      const { rows: written } = await pool.query('SELECT max(id) AS id FROM reviews')
      return { id_resena: written[0].id }
    },
  },
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
  'staff/productos': example,
  'staff/guardar-categoria': ofCategory({ nombre: 'Otro nombre' }),
  'staff/mover-categoria': ofCategory({}),
  'staff/quitar-categoria': ofCategory({}),
  'staff/agregar-categoria': { request: () => ({ nombre: `Categoría ${randomUUID()}` }) },
  'staff/guardar-marca': ofBrand({ pais: 'Chile' }),
  'staff/quitar-marca': ofBrand({}),
  'staff/agregar-marca': { request: () => ({ nombre: `Marca ${randomUUID()}` }) },
  'staff/previa-masivo-stock': example,
  'staff/aplicar-masivo-stock': { ...example, refused: 'BULK_CHANGED' },
  'staff/masivos-stock': example,
  'staff/deshacer-masivo-stock': {
    request: async (_, { pool }) => {
      const { rows: made } = await pool.query(
        `INSERT INTO stock_batches (actor, branch_id, change, note, places)
         SELECT 'Ana', min(id), '{"kind": "set", "units": 1}', '', 0 FROM branches RETURNING id`,
      )
      return { id_masivo: made[0].id }
    },
  },
  'staff/previa-masivo': example,
  'staff/aplicar-masivo': { ...example, refused: 'BULK_CHANGED' },
  'staff/masivos': example,
  'staff/deshacer-masivo': {
    request: async (_, { pool }) => {
      const { rows: made } = await pool.query(
        `INSERT INTO product_batches (actor, change, products) VALUES ('Ana', '{"kind": "offer-end"}', 0) RETURNING id`,
      )
      return { id_masivo: made[0].id }
    },
  },
  'staff/categorias': example,
  'staff/marcas': example,
  'staff/buscar-vehiculos': example,
  'staff/producto': ofProduct,
  'staff/vista-previa-producto': ofProduct,
  'staff/previa-producto': {
    request: (_, { product }) => ({ id_producto: product.id, cambios: { nombre: 'Otro' } }),
  },
  'producto-vista-previa': { ...example, refused: 'NOT_FOUND' },
  'staff/guardar-producto': {
    request: () => ({ cambios: { nombre: 'Collar nuevo', codigo: randomUUID() } }),
  },
  'staff/historial-producto': ofProduct,
  'staff/deshacer-producto': {
    request: async (_, { pool, product }) => {
      const { rows: made } = await pool.query(
        `WITH saved AS (UPDATE products SET version = version + 1, featured = true WHERE id = $1 RETURNING version)
         INSERT INTO product_changes (product_id, version, actor, changes)
         SELECT $1, version, 'Ana', '{"isFeatured": {"from": false, "to": true}}' FROM saved RETURNING id`,
        [product.id],
      )
      return { id_producto: product.id, id_cambio: made[0].id }
    },
  },
  'staff/opiniones': example,
  'staff/opiniones-cantidades': example,
  'staff/responder-opinion': ofQuestion({ respuesta: 'Sí.' }),
  'staff/ocultar-opinion': ofQuestion({ motivo: 'Publicidad' }),
  'staff/mostrar-opinion': ofQuestion({}),
  FiltrarProducto: example,
  'staff/busquedas-sin-resultado': example,
  'staff/terminos-busqueda': example,
  'staff/guardar-termino-busqueda': {
    request: () => ({ significado: 'relleno', termino: `palabra ${randomUUID()}` }),
  },
  'staff/quitar-termino-busqueda': {
    request: async (_, { pool }) => {
      const { rows: known } = await pool.query('SELECT min(id) AS id FROM search_terms')
      return { id_termino: known[0].id }
    },
  },
  'staff/sinonimos-busqueda': example,
  'staff/guardar-sinonimos-busqueda': example,
  'staff/quitar-sinonimos-busqueda': {
    request: async (_, { pool }) => {
      const { rows: known } = await pool.query('SELECT min(group_id) AS id FROM synonyms')
      return { id_grupo: known[0].id }
    },
  },
  'staff/probar-busqueda': example,
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
  'staff/solicitudes': example,
  'staff/responder-solicitud': {
    request: async (actor, { pool, ask, paid }) => {
      const orderId = await paid((await actor.order()).id)
      const asked = {
        id_pedido: orderId,
        tipo: 'RETRACTO',
        lineas: [{ posicion: 0, cantidad: 1 }],
        motivo: 'No era la talla.',
      }
      await ask('guardar-solicitud', asked, { cookies: actor.cookies })
      const { rows: made } = await pool.query('SELECT id FROM return_requests WHERE order_id = $1', [orderId])
      return { id_solicitud: made[0].id, accion: 'aceptar', respuesta: 'Te esperamos.' }
    },
  },
  'staff/recibir-devolucion': {
    request: () => ({
      id_solicitud: nobodys,
      id_sucursal: 1,
      lineas: [{ posicion: 0, cantidad: 1 }],
      clave_idempotencia: randomUUID(),
    }),
    refused: 'NOT_FOUND',
  },
  'seguir-pedido': {
    request: async (actor, { pool }) => {
      const { id } = await actor.order()
      const { rows: made } = await pool.query('SELECT number FROM orders WHERE id = $1', [id])
      return { numero_pedido: made[0].number, e_mail_cliente: actor.email }
    },
  },
  NotificarPedido: { request: ({ email }, { productos }) => ({ productos, e_mail_cliente: email }) },
  'staff/pedidos': example,
  'staff/pedidos-cantidades': example,
  'staff/vistas-pedidos': example,
  'staff/guardar-vista-pedidos': example,
  // Those of who asks, who may have saved one here already.
  'staff/borrar-vista-pedidos': { request: () => ({ id_vista: 2_000_000_000 }), refused: 'NOT_FOUND' },
  'staff/hojas-pedidos': example,
  'staff/exportar-pedidos': example,
  'staff/pedido': { request: async (actor) => ({ id_pedido: (await actor.order()).id }) },
  'staff/cambiar-estado-pedido': {
    request: async (actor) => ({ id_pedido: (await actor.order()).id, accion: 'pagar' }),
  },
  'staff/ajustar-stock': {
    request: async (_, { product, pool }) => {
      const { rows: there } = await pool.query(
        'SELECT quantity FROM stock WHERE product_id = $1 AND branch_id = 1',
        [product.id],
      )
      const visto = Number(there[0].quantity)
      return { id_producto: product.id, id_sucursal: 1, cantidad: 1_000_000, visto }
    },
  },
  'staff/mover-stock': {
    request: (_, { product }) => ({
      id_producto: product.id,
      id_sucursal: 1,
      cantidad: -1,
      motivo: 'perdido',
      clave_idempotencia: randomUUID(),
    }),
  },
  'staff/trasladar-stock': {
    request: (_, { product }) => ({
      id_producto: product.id,
      id_sucursal: 1,
      id_destino: 2,
      cantidad: 1,
      clave_idempotencia: randomUUID(),
    }),
  },
  'staff/stock-bajo': example,
  'staff/clientes': example,
  'staff/datos-cliente': { request: ofCustomer.request },
  'staff/clientes-parecidos': { request: ofCustomer.request },
  'staff/clientes-repetidos': {},
  'staff/unir-clientes': {
    request: async (_, { pool }) => ({
      id_cliente: await someGuest(pool),
      id_otro: await someGuest(pool),
      motivo: 'Mismo RUT',
    }),
  },
  'staff/borrar-cliente': {
    request: async (_, { pool }) => ({ id_cliente: await someGuest(pool), motivo: 'Lo pidió por carta' }),
  },
  'staff/fijar-precio': {
    request: async (_, { pool, product }) => {
      // The regular price, which an offer stays below.
      const { rows } = await pool.query(
        'SELECT version, coalesce(compare_at_price, price) AS price FROM products WHERE id = $1',
        [product.id],
      )
      return { id_producto: product.id, version: rows[0].version, precio: rows[0].price }
    },
  },
  'staff/llaves': example,
  'staff/crear-llave': example,
  'staff/revocar-llave': {
    request: async (_, { pool }) => {
      const { rows } = await pool.query(
        `INSERT INTO api_keys (name, prefix, key_hash, scopes, staff_id)
         SELECT 'Otro', 'huella_0000', sha256($1::bytea), '{pedidos:leer}', min(id) FROM staff RETURNING id`,
        [randomUUID()],
      )
      return { id_llave: rows[0].id }
    },
  },
  'staff/webhooks': example,
  'staff/crear-webhook': example,
  'staff/activar-webhook': {
    request: async (_, { pool }) => ({ id_webhook: await webhookIn(pool), activo: 1 }),
  },
  'staff/quitar-webhook': { request: async (_, { pool }) => ({ id_webhook: await webhookIn(pool) }) },
  'staff/probar-webhook': { request: async (_, { pool }) => ({ id_webhook: await webhookIn(pool) }) },
  'staff/entregas-webhook': example,
  'staff/reenviar-entrega': {
    request: async (_, { pool }) => {
      const { rows } = await pool.query(
        `INSERT INTO webhook_deliveries (webhook_id, event, body) VALUES ($1, 'prueba', '{}') RETURNING id`,
        [await webhookIn(pool)],
      )
      return { id_entrega: Number(rows[0].id) }
    },
  },
  'staff/ventas': example,
  'staff/resumen-tienda': example,
  'staff/recuento-stock': example,
  'staff/movimientos-stock': example,
  'staff/stock-producto': example,
  'staff/importaciones': example,
  'staff/importacion': { refused: 'NOT_FOUND' },
  'staff/crear-importacion': example,
  'staff/subir-importacion': { refused: 'NOT_FOUND' },
  'staff/revisar-importacion': { refused: 'NOT_FOUND' },
  'staff/aplicar-importacion': { refused: 'NOT_FOUND' },
  'staff/cancelar-importacion': { refused: 'NOT_FOUND' },
  'staff/errores-importacion': example,
  'staff/filas-rechazadas': { refused: 'NOT_FOUND' },
  'staff/exportar-productos': example,
  'staff/exportar-productos-xlsx': example,
  'staff/cupones': example,
  'staff/guardar-cupon': {
    request: () => ({
      codigo: `C${randomUUID().slice(0, 8)}`,
      tipo: 1,
      valor: 10,
      desde: '2026-01-01',
      hasta: '2026-12-31',
    }),
  },
  'staff/activar-cupon': { request: () => ({ id_cupon: 1, activo: 1 }) },
  'staff/usos-cupon': example,
  'medios-pago': example,
  // Without a gateway nothing is paid online.
  'iniciar-pago': { refused: 'PAYMENT_UNAVAILABLE' },
  'resultado-pago': { request: async (actor) => ({ token: (await actor.order()).token }) },
  'staff/pagos': example,
  'staff/reembolsar-pago': {
    request: async (actor) => ({
      id_pedido: (await actor.order()).id,
      queda: 0,
      clave_idempotencia: randomUUID(),
    }),
    refused: 'ORDER_STATE',
  },
  'staff/anotar-pedido': {
    request: async (actor) => ({
      id_pedido: (await actor.order()).id,
      texto: 'Pidió una caja sin logo.',
      clave_idempotencia: randomUUID(),
    }),
  },
  'staff/editar-pedido': {
    request: async (actor) => ({
      id_pedido: (await actor.order()).id,
      version: 1,
      telefono: '9 8765 4321',
    }),
  },
  'staff/reenviar-correo-pedido': {
    request: async (actor, { pool }) => {
      const { id } = await actor.order()
      await pool.query(
        `UPDATE mails SET state = 'sent', sent_at = now(), data = '{}' WHERE order_number = (SELECT number FROM orders WHERE id = $1)`,
        [id],
      )
      return { id_pedido: id, tipo_correo: 'order-received' }
    },
  },
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
  'staff/recetas': example,
  'staff/recetas-cantidades': example,
  'staff/archivo-receta': {
    request: async (actor, fixture) => {
      const { id, fileId } = await prescribed(actor, fixture)
      return { id_pedido: id, id_archivo: fileId }
    },
  },
  'staff/resolver-receta': {
    request: async (actor, fixture) => {
      const { id } = await prescribed(actor, fixture)
      return { id_pedido: id, version: 0, decision: 'aprobar' as const }
    },
  },
  'staff/cuenta-pedido': { request: async (actor) => ({ id_pedido: (await actor.order()).id }) },
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
  'staff/entrar': {
    request: () => ({ correo: staffSettings.STAFF_EMAIL, contrasenia: staffSettings.STAFF_PASSWORD }),
  },
  'staff/salir': example,
  'staff/sesion': example,
  'staff/sesiones': example,
  'staff/cerrar-sesion': { refused: 'NOT_FOUND' },
  'staff/cerrar-otras-sesiones': example,
  'staff/cambiar-contrasenia': {
    request: () => ({ actual: staffSettings.STAFF_PASSWORD, nueva: staffSettings.STAFF_PASSWORD }),
  },
  'staff/totp-preparar': { request: () => ({ contrasenia: staffSettings.STAFF_PASSWORD }) },
  // Nobody here has an authenticator: its own tests hold that.
  'staff/totp-activar': {
    request: async (_, { pool }) => {
      await pool.query('DELETE FROM staff_totp')
      return { codigo: '123456' }
    },
    refused: 'NOT_FOUND',
  },
  'staff/totp-desactivar': {
    request: () => ({ contrasenia: staffSettings.STAFF_PASSWORD, codigo: '123456' }),
    refused: 'NOT_FOUND',
  },
  'staff/cuentas': example,
  'staff/guardar-cuenta': {
    request: () => ({ nombre: 'Rosa', correo: `${randomUUID()}@huella.example`, rol: 'agent' }),
  },
  'staff/reinvitar-cuenta': { request: async (_, { invited }) => ({ id_cuenta: (await invited()).id }) },
  'staff/sesiones-cuenta': { request: async (_, { invited }) => ({ id_cuenta: (await invited()).id }) },
  'staff/cerrar-sesiones-cuenta': {
    request: async (_, { invited }) => ({ id_cuenta: (await invited()).id }),
  },
  'staff/aceptar-invitacion': {
    request: async (_, { invited }) => ({
      token: (await invited()).token,
      contrasenia: staffSettings.STAFF_PASSWORD,
    }),
  },
  // Somebody keeps the fixture's shop already.
  'staff/crear-duenio': { refused: 'LINK_INVALID' },
  'staff/registro': example,
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
  'staff/chat-conversaciones': example,
  'staff/chat-conversacion': ofConversation,
  'staff/chat-mensajes': ofConversation,
  'staff/chat-responder': inConversation({ mensaje: 'Hola' }),
  'staff/chat-nota': inConversation({ mensaje: 'Ya llamó ayer.' }),
  'staff/chat-producto': {
    request: async (actor, fixture) => ({
      ...(await ofConversation.request(actor, fixture)),
      id_producto: fixture.product.id,
    }),
  },
  'staff/chat-asignar': inConversation({ id_cuenta: null }),
  'staff/chat-visto': inConversation({ secuencia: 0 }),
  'staff/chat-desconectar': ofConversation,
  'staff/chat-cerrar': ofConversation,
  'staff/chat-silenciar': inConversation({ minutos: 10 }),
  'staff/chat-transcripcion': ofConversation,
  'staff/chat-agentes': example,
  'staff/chat-cantidades': example,
  'staff/chat-respuestas': example,
  'staff/guardar-respuesta': {
    request: () => ({ nombre: `Envíos ${randomUUID().slice(0, 8)}`, texto: 'A todo Chile.' }),
  },
  'staff/borrar-respuesta': {
    request: async (_, { pool }) => {
      const { rows: made } = await pool.query(
        `INSERT INTO chat_canned_answers (name, content) VALUES ($1, 'A todo Chile.') RETURNING id`,
        [randomUUID()],
      )
      return { id_respuesta: made[0].id }
    },
  },
  'staff/chat-cifras': example,
  'campana-vigente': example,
  'blog-articulos': example,
  'blog-articulo': example,
  'blog-categorias': example,
  'blog-etiquetas': example,
  'subcripcion-email': example,
  'confirmar-suscripcion': { refused: 'LINK_INVALID' },
  'cancelar-suscripcion': { refused: 'LINK_INVALID' },
  'enviar-datos-contacto': example,
  'staff/correos': example,
  'staff/reenviar-correo': { refused: 'NOT_FOUND' },
}
