import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { calls } from './calls.ts'
import { type CallDefinition, errorReply } from './define-call.ts'
import { errorStatus } from './error-codes.ts'
import { errorTexts } from './error-texts.ts'

/** Each call by what all have in common: the compiler would else compare the types of all of them at each step. */
const definitions: readonly CallDefinition[] = calls

describe('the contract', () => {
  test('each call has a name of its own', () => {
    const names = calls.map((call) => call.name)
    expect(new Set(names).size).toBe(names.length)
  })

  test.each(definitions.map((call) => [call.name, call] as const))(
    "%s: the example fits the call's own schemas",
    (_, call) => {
      expect(call.request.safeParse(call.example.request).error).toBeUndefined()
      expect(call.reply.safeParse(call.example.reply).error).toBeUndefined()
    },
  )

  test('unknown fields of a reply are stripped', () => {
    for (const call of calls) {
      const { reply } = call.example
      if (Array.isArray(reply) || typeof reply !== 'object') continue
      expect(call.reply.parse({ ...reply, password_hash: 'x' })).not.toHaveProperty('password_hash')
    }
  })

  test('each refusal has a text in every language', () => {
    for (const texts of Object.values(errorTexts)) {
      expect(Object.keys(texts).toSorted()).toEqual(Object.keys(errorStatus).toSorted())
      for (const text of Object.values(texts)) expect(text).not.toBe('')
    }
    expect(errorReply.safeParse({ error: 'NOT_FOUND', message: errorTexts.es.NOT_FOUND }).success).toBe(true)
  })

  test('the calls that the specification lists as GET answer GET, and those as POST answer POST', () => {
    const posts = [
      'generar-pedido',
      'RegistrarclientePedido',
      'VerificarStockPedido',
      'confirmar-pedido',
      'listar-transportistas',
      'NotificarPedido',
      'seguir-pedido',
      'guardar-carrito',
      'garage-agregar',
      'garage-quitar',
      'garage-elegir',
      'guardar-recordatorio',
      'quitar-recordatorio',
      'mascota-guardar',
      'mascota-quitar',
      'mascota-elegir',
      'cancelar-pedido',
      'guardar-solicitud',
      'staff/responder-solicitud',
      'staff/recibir-devolucion',
      'staff/cambiar-estado-pedido',
      'iniciar-pago',
      'pagar-por-transferencia',
      'staff/reembolsar-pago',
      'staff/ajustar-stock',
      'staff/mover-stock',
      'staff/cuadrar-stock',
      'staff/guardar-cupon',
      'staff/activar-cupon',
      'staff/guardar-termino-busqueda',
      'staff/quitar-termino-busqueda',
      'staff/guardar-sinonimos-busqueda',
      'staff/quitar-sinonimos-busqueda',
      'cerrar-sesion',
      'restablecer-contrasenia',
      'comprobar-correo',
      'confirmar-correo',
      'staff/guardar-seo',
      'staff/previa-seo',
      'staff/guardar-identidad',
      'staff/guardar-tasas',
      'guardar-resena',
      'staff/quitar-resena',
      'staff/entrar',
      'staff/salir',
      'staff/cerrar-sesion',
      'staff/cerrar-otras-sesiones',
      'staff/cambiar-contrasenia',
      'staff/totp-preparar',
      'staff/totp-activar',
      'staff/totp-desactivar',
      'staff/guardar-cuenta',
      'staff/reinvitar-cuenta',
      'staff/cerrar-sesiones-cuenta',
      'staff/aceptar-invitacion',
      'staff/crear-duenio',
      'staff/reenviar-correo',
      'confirmar-suscripcion',
      'cancelar-suscripcion',
      'ActualizarRegistrarClienteCommerce',
      'ChatBoxDatoClienteApi',
      'ChatBoxApi',
      'ChatBoxDatoClienteDesconectadoApi',
      'chat-dejar-mensaje',
      'staff/chat-responder',
      'staff/chat-nota',
      'staff/chat-producto',
      'staff/chat-asignar',
      'staff/chat-visto',
      'staff/chat-desconectar',
      'staff/chat-cerrar',
      'staff/chat-silenciar',
      'staff/chat-transcripcion',
      'staff/guardar-respuesta',
      'staff/borrar-respuesta',
      'guardar-pregunta',
      'subir-foto-resena',
      'staff/responder-opinion',
      'staff/ocultar-opinion',
      'staff/mostrar-opinion',
      'staff/guardar-transportista',
      'staff/guardar-sucursal',
      'staff/guardar-tipo-despacho',
      'staff/previa-despacho',
      'staff/guardar-vendedor',
      'staff/guardar-horario',
      'staff/guardar-cuenta-banco',
      'staff/anotar-pedido',
      'staff/editar-pedido',
      'staff/reenviar-correo-pedido',
      'staff/subir-imagen',
      'staff/guardar-imagenes-producto',
      'staff/guardar-producto',
      'staff/deshacer-producto',
      'subir-receta',
      'subir-receta-compra',
      'recetas-requeridas',
      'staff/guardar-vista-pedidos',
      'staff/borrar-vista-pedidos',
      'staff/archivo-receta',
      'staff/resolver-receta',
      'staff/trasladar-stock',
      'staff/borrar-cliente',
      'staff/unir-clientes',
      'staff/crear-llave',
      'staff/revocar-llave',
      'staff/crear-webhook',
      'staff/activar-webhook',
      'staff/quitar-webhook',
      'staff/probar-webhook',
      'staff/reenviar-entrega',
      'staff/fijar-precio',
      'staff/crear-importacion',
      'staff/subir-importacion',
      'staff/anunciar-fotos-importacion',
      'staff/subir-fotos-importacion',
      'staff/quitar-fotos-importacion',
      'staff/revisar-importacion',
      'staff/aplicar-importacion',
      'staff/cancelar-importacion',
      'staff/hojas-pedidos',
      'staff/exportar-pedidos',
      'staff/agregar-categoria',
      'staff/guardar-categoria',
      'staff/mover-categoria',
      'staff/quitar-categoria',
      'staff/agregar-marca',
      'staff/guardar-marca',
      'staff/quitar-marca',
      'staff/previa-masivo-stock',
      'staff/aplicar-masivo-stock',
      'staff/deshacer-masivo-stock',
      'staff/previa-masivo',
      'staff/aplicar-masivo',
      'staff/deshacer-masivo',
      'staff/guardar-diapositiva',
      'staff/guardar-banner',
      'staff/guardar-campana',
      'staff/ordenar-portada',
      'staff/quitar-portada',
      'staff/previa-portada',
      'staff/previa-producto',
      'staff/guardar-menu',
      'staff/previa-menu',
      'staff/publicar-texto-legal',
      'staff/previa-texto-legal',
      'staff/guardar-feriados',
      'staff/guardar-pagina',
      'staff/quitar-pagina',
      'staff/previa-pagina',
      'staff/guardar-articulo',
      'staff/quitar-articulo',
      'staff/previa-articulo',
      'staff/guardar-blog-categoria',
      'staff/quitar-blog-categoria',
      'VerificarRutCommerce',
      'VerificarEmailRutCommerce',
      'vitales-pagina',
      'tramos-navegador',
    ]
    for (const call of calls) {
      expect(call.verbs).toContain(posts.includes(call.name) ? 'POST' : 'GET')
    }
  })
})

describe('limits', () => {
  const limited = [
    'autentificar-usuario',
    'RecuperarContra',
    'ActualizarRegistrarClienteCommerce',
    'VerificarEmailCommerce',
    'VerificarEmailCliente',
    'VerificarRutCommerce',
    'VerificarEmailRutCommerce',
    'VistaNuevaEmailRutCommerce',
    'verificarCuponDescuento',
    'enviar-datos-contacto',
    'subcripcion-email',
    'guardar-resena',
    'ChatBoxApi',
    'ChatBoxDatoClienteApi',
    'chat-dejar-mensaje',
  ]

  test('nobody is shut out by who types their e-mail or RUT', () => {
    // Secrets, which nobody else can type.
    const secrets = ['token', 'cliente_identificado']
    const shutting = definitions.filter(({ limit }) => {
      const target = limit?.perTarget
      return target && !target.isOfEach && !target.isGuessed && !secrets.includes(target.field)
    })
    expect(shutting.map(({ name }) => name)).toEqual([])
  })

  test('what anybody may ask and no cache answers is limited, but for what is read by an index', () => {
    const cheap = [
      'ver-stock-producto',
      'verStockProductoAtributo',
      'VerificarStockPedido',
      'recetas-requeridas',
      'sesion',
      'cerrar-sesion',
      'staff/sesion',
      // Tokens that nobody guesses.
      'pedido-por-token',
      'resultado-pago',
      'receta-pedido',
      'producto-vista-previa',
    ]
    const unlimited = definitions.filter(
      ({ access, cacheable, limit }) => access === 'anyone' && !cacheable && !limit,
    )
    expect(unlimited.map(({ name }) => name).toSorted()).toEqual(cheap.toSorted())
  })

  test('as many as may order from one address may look at 20 products and carts each before, with their delivery', () => {
    const [lists, orders] = ['listar-transportistas', 'generar-pedido'].map((name) => {
      const rate = definitions.find((each) => each.name === name)?.limit?.perAddress
      return rate ? rate.times / rate.seconds : 0
    })
    expect(orders).toBeGreaterThan(0)
    expect(lists).toBeGreaterThanOrEqual(20 * (orders ?? 0))
  })

  test.each(limited)('%s is limited for an address and for what it is about', (name) => {
    const call = definitions.find((each) => each.name === name)
    if (!call) throw new Error(`There is no call ${name}.`)
    expect(call.limit?.perAddress.times).toBeGreaterThan(0)
    const [field = ''] = call.limit?.perTarget?.field.split('.') ?? []
    expect(Object.keys((call.request as z.ZodObject).shape)).toContain(field)
  })
})
