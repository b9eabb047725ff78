import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { calls } from './calls.ts'
import type { CallDefinition, Verb } from './define-call.ts'

/** As the specification lists a call; those that carry a password or change state answer POST as well (D23). */
const listed = { get: ['GET'], post: ['POST'], both: ['GET', 'POST'] } as const

/** The call of that name answers exactly these verbs and takes at least these parameters (specification §7). */
function expectCall(name: string, verbs: keyof typeof listed, parameters: readonly string[] = []): void {
  const call: CallDefinition | undefined = calls.find((each) => each.name === name)
  expect(call, `There is no call ${name}.`).toBeDefined()
  if (!call) return
  expect(call.ours ?? false).toBe(false)
  expect([...call.verbs].toSorted()).toEqual(listed[verbs])
  expect(Object.keys((call.request as z.ZodObject).shape)).toEqual(expect.arrayContaining([...parameters]))
}

const callNamed = (name: string) => calls.find((call) => call.name === name)

/** The reply of a call's example, as the wire lets it through: what its schema does not name is left out. */
function replyOf(name: string): unknown {
  const call: CallDefinition | undefined = callNamed(name)
  return call?.reply.parse(call.example.reply)
}

describe('menus', () => {
  test('the three menus are asked for by GET', () => {
    for (const name of ['menu-horizontal-web', 'menu-horizontal-movil', 'menu-megamenu-web']) {
      expectCall(name, 'get')
    }
  })
})

describe('what goes over the wire', () => {
  const inReply = (name: string, at: (reply: unknown) => unknown, keys: readonly string[]) =>
    expect(Object.keys(at(replyOf(name)) as object)).toEqual(expect.arrayContaining([...keys]))

  test('[S3.25] a coupon has its type, 0 or 1, and its value', () => {
    inReply('verificarCuponDescuento', (reply) => reply, [
      'tipodescuento_cupon_descuento',
      'valordescuento_cupon_descuento',
    ])
    const call = callNamed('verificarCuponDescuento')
    const typeOf = (tipodescuento_cupon_descuento: number) =>
      call?.reply.safeParse({
        ...(replyOf('verificarCuponDescuento') as object),
        tipodescuento_cupon_descuento,
      }).success
    expect([0, 1, 2].map(typeOf)).toEqual([true, true, false])
  })
  test('[S3.26] a carrier has its price, its discount and its id', () => {
    const keys = ['precio_transportista', 'descuento', 'id_transportista']
    inReply('listar-transportistas', (reply) => (reply as object[])[0], keys)
  })
  test("[S3.27] an order's payload", () => {
    expectCall('generar-pedido', 'post', [
      ...['id_cliente', 'productos', 'id_sucursal', 'id_comuna', 'id_transportista', 'precio_transportista'],
      ...['descuento_transportista', 'tipo_pago', 'id_direccion_cliente', 'tipo_documento', 'datos_factura'],
      ...['datosformulario', 'total', 'totalesproductodescuento', 'cupon_descuento', 'totalcupondescuento'],
    ])
  })
  test('[S3.30] a suggested product has its image, its name and its price', () => {
    const keys = ['path_producto', 'glosa_producto', 'precioventa_producto']
    inReply('FiltrarProducto', (reply) => (reply as object[])[0], keys)
  })
  test.each([
    ['listar-productos', 16],
    ['mis-pedidos', 16],
    ['listar-pedidos', 16],
    ['listar-resenas', 8],
  ])('[S9.27] %s gives %i to a page where no limit is asked for', (name, limit) => {
    const call: CallDefinition | undefined = callNamed(name)
    const { limit: _, ...request } = { ...(call?.example.request as object), limit: 0 }
    expect(call?.request.parse(request)).toMatchObject({ limit })
  })
  test('[S3.37] the contact form and [S3.38] the newsletter', () => {
    expectCall('enviar-datos-contacto', 'both', ['nombre', 'email', 'tema', 'mensaje'])
    expectCall('subcripcion-email', 'both', ['email'])
  })
})

describe('calls that are listed as GET', () => {
  test('ver-producto', () => {
    expectCall('ver-producto', 'get', ['urlamigable_producto', 'producto_oferta', 'id_sucursal'])
  })
  test('listar-marca-imagenes', () => expectCall('listar-marca-imagenes', 'get'))
  test('ver-stock-producto', () => {
    expectCall('ver-stock-producto', 'get', ['urlamigable_producto'])
  })
  test('autentificar-usuario, whose reply carries datos', () => {
    expectCall('autentificar-usuario', 'both', ['correo', 'contrasenia'])
    expect(replyOf('autentificar-usuario')).toHaveProperty('datos.id_cliente')
  })
  test('RecuperarContra', () => expectCall('RecuperarContra', 'both', ['correo']))
  test('ObtenerClienteEmailInvitado', () => {
    expectCall('ObtenerClienteEmailInvitado', 'get', ['e_mail_cliente'])
  })
  test('actualizarcontrasenia-usuario', () => {
    const parameters = ['id_usuario', 'contrasenia_anterior', 'contrasenia_actual']
    expectCall('actualizarcontrasenia-usuario', 'both', parameters)
  })
  test('TraerRegionDireccionCliente', () => expectCall('TraerRegionDireccionCliente', 'get'))
  test('TraerCiudadDireccionCliente', () => {
    expectCall('TraerCiudadDireccionCliente', 'get', ['id_region'])
  })
  test('GuardarActualizarDireccionCliente, with datos as JSON', () => {
    expectCall('GuardarActualizarDireccionCliente', 'both', ['id_cliente', 'datos'])
    const call = callNamed('GuardarActualizarDireccionCliente')
    const sent = { ...call?.example.request } as Record<string, unknown>
    const read = call?.request.safeParse({ ...sent, datos: JSON.stringify(sent.datos) })
    expect(read?.success).toBe(true)
    expect(read).toEqual(call?.request.safeParse(sent))
  })
  test('ListadoDireccionCliente', () => expectCall('ListadoDireccionCliente', 'get', ['id_cliente']))
  test('DesactivarDireccionCliente', () => {
    expectCall('DesactivarDireccionCliente', 'both', ['id_direccion_cliente'])
  })
  test('Traerclientedireccion', () => {
    expectCall('Traerclientedireccion', 'get', ['id_direccion_cliente'])
  })
  test('TraerDireccionCliente', () => expectCall('TraerDireccionCliente', 'get', ['id_cliente']))
  test('modelos-marca', () => expectCall('modelos-marca', 'get', ['url_amigable']))
  test('verificarCuponDescuento', () => {
    expectCall('verificarCuponDescuento', 'both', ['codigo_cupon_descuento', 'rut_cliente', 'contrasenia'])
  })
  test('VerificarEmailCommerce and VerificarEmailCliente', () => {
    expectCall('VerificarEmailCommerce', 'both', ['email'])
    expectCall('VerificarEmailCliente', 'get', ['email'])
  })
  test('FiltrarProducto, with a filter of 1, 2 or 3 and its limits', () => {
    const parameters = ['id_filtro', 'texto', 'id_sucursal', 'limitProducts', 'limitCategories']
    expectCall('FiltrarProducto', 'get', parameters)
    const call = callNamed('FiltrarProducto')
    const taken = ['0', '1', '2', '3', '4'].filter(
      (id_filtro) => call?.request.safeParse({ id_filtro, texto: 'pelota' }).success,
    )
    expect(taken).toEqual(['1', '2', '3'])
    const requested = { id_filtro: 1, texto: 'pelota', limitProducts: '3', limitCategories: '4' }
    expect(call?.request.parse(requested)).toMatchObject({ limitProducts: 3, limitCategories: 4 })
  })
  test('listar-tipo-despacho', () => expectCall('listar-tipo-despacho', 'get'))
  test('listar-pedidos, with and without a limit', () => {
    expectCall('listar-pedidos', 'get', ['id_cliente', 'limit'])
    expect(callNamed('listar-pedidos')?.request.safeParse({ id_cliente: 1 }).success).toBe(true)
  })
  test('detalle-pedido', () => expectCall('detalle-pedido', 'get', ['id_pedido']))
  test('ListarProductoRelacionado', () => {
    expectCall('ListarProductoRelacionado', 'get', ['id_producto', 'id_sucursal'])
  })
  test('ListarSliderImagenesWeb', () => expectCall('ListarSliderImagenesWeb', 'get'))
  test('ConsultaMiniBanner', () => expectCall('ConsultaMiniBanner', 'get'))
  test('HerramientoSeo, which returns pixel scripts', () => {
    expectCall('HerramientoSeo', 'get')
    expect(replyOf('HerramientoSeo')).toHaveProperty('pixelgoogle')
    expect(replyOf('HerramientoSeo')).toHaveProperty('pixelfacebook.script')
  })
  test('subcripcion-email, whose success is the text enviado_suscripcion', () => {
    expectCall('subcripcion-email', 'both', ['email'])
    const reply = callNamed('subcripcion-email')?.reply
    expect(reply?.safeParse('enviado_suscripcion').success).toBe(true)
    expect(reply?.safeParse('otra cosa').success).toBe(false)
  })
  test('verStockProductoAtributo', () => {
    expectCall('verStockProductoAtributo', 'get', ['id_producto', 'id_atributo'])
  })
  test('ConsultaDatoExtraCategoria', () => {
    expectCall('ConsultaDatoExtraCategoria', 'get', ['id_producto'])
  })
  test('enviar-datos-contacto', () => {
    expectCall('enviar-datos-contacto', 'both', ['nombre', 'email', 'tema', 'mensaje'])
  })
  test('VistaNuevaEmailRutCommerce', () => {
    expectCall('VistaNuevaEmailRutCommerce', 'get', ['email_cliente', 'rut_cliente'])
  })
  test('breadcrumbcategoria', () => expectCall('breadcrumbcategoria', 'get', ['id_categoria']))
})

describe('calls that are listed as POST', () => {
  test('generar-pedido, with every field of the order payload', () => {
    expectCall('generar-pedido', 'post', [
      'id_cliente',
      'productos',
      'id_sucursal',
      'id_comuna',
      'id_transportista',
      'precio_transportista',
      'descuento_transportista',
      'tipo_pago',
      'id_direccion_cliente',
      'tipo_documento',
      'datos_factura',
      'datosformulario',
      'total',
      'totalesproductodescuento',
      'cupon_descuento',
      'totalcupondescuento',
    ])
  })
  test('RegistrarclientePedido', () => {
    const parameters = ['datosusuario', 'datosformulario', 'datosextra', 'id_direccion_cliente']
    expectCall('RegistrarclientePedido', 'post', parameters)
  })
  test('VerificarStockPedido', () => expectCall('VerificarStockPedido', 'post', ['productos']))
  test('confirmar-pedido', () => expectCall('confirmar-pedido', 'post', ['id_pedido']))
  test('ActualizarRegistrarClienteCommerce', () => {
    expectCall('ActualizarRegistrarClienteCommerce', 'post', ['datos'])
  })
  test('VerificarEmailRutCommerce', () => {
    expectCall('VerificarEmailRutCommerce', 'post', ['email', 'rut_cliente'])
  })
  test('VerificarRutCommerce, with and without a customer', () => {
    expectCall('VerificarRutCommerce', 'post', ['rut', 'id_cliente'])
    expect(callNamed('VerificarRutCommerce')?.request.safeParse({ rut: '12345678-5' }).success).toBe(true)
  })
  test('VerificarEmailCommerce', () => {
    expectCall('VerificarEmailCommerce', 'both', ['email', 'id_cliente'])
  })
  test('listar-transportistas', () => {
    expectCall('listar-transportistas', 'post', ['id_comuna', 'id_tipo_despacho', 'productos'])
  })
  test('NotificarPedido', () => {
    expectCall('NotificarPedido', 'post', ['productos', 'e_mail_cliente', 'direccion_cliente'])
  })
  test('ChatBoxApi', () => {
    expectCall('ChatBoxApi', 'post', ['message', 'cliente_identificado', 'conversacion'])
  })
  test('ChatBoxDatoClienteApi', () => {
    const parameters = ['nombre_usuario', 'correo_usuario', 'telefono_log_chat', 'cliente_identificado']
    expectCall('ChatBoxDatoClienteApi', 'post', parameters)
  })
  test('ChatBoxDatoClienteDesconectadoApi', () => {
    expectCall('ChatBoxDatoClienteDesconectadoApi', 'post', ['cliente_identificado'])
  })
})

test('sign-out, to which the specification gives no path, is a POST of ours', () => {
  const call: CallDefinition | undefined = callNamed('cerrar-sesion')
  expect(call).toMatchObject({ ours: true, verbs: ['POST'] satisfies Verb[] })
})

test('every other call of the contract is marked as ours', () => {
  const theirs = calls.filter((call) => !('ours' in call && call.ours === true))
  expect(theirs).toHaveLength(47)
})
