import { splitName } from '#rules/people/split-name.ts'
import type { CheckoutPort, GuestForm, Invoice } from '../port/checkout.port.ts'
import { Refusal } from '../port/refusal.ts'
import { toOrder } from './orders.remote.ts'
import { toWireLines } from './shipping.remote.ts'
import type { Wire } from './wire.ts'

/** All of the checkout that needs a call. */
export function checkoutRemote(wire: Wire): Omit<CheckoutPort, 'isTaxIncluded' | 'totals'> {
  return {
    async verifyStock(lines) {
      const shortfalls = await wire.post('VerificarStockPedido', { productos: toWireLines(lines) })
      return shortfalls.map((line) => ({
        productId: line.id_producto,
        quantity: line.cantidad,
        stock: line.stock_producto,
      }))
    },
    async verifyCoupon(code, { subtotal, lines }) {
      const coupon = await wire.post('verificarCuponDescuento', {
        codigo_cupon_descuento: code,
        subtotal,
        productos: toWireLines(lines),
      })
      return {
        code: coupon.codigo_cupon_descuento,
        type: coupon.tipodescuento_cupon_descuento,
        value: coupon.valordescuento_cupon_descuento,
        minimum: coupon.minimo_cupon_descuento,
        productIds: coupon.productos_cupon_descuento,
      }
    },
    async prescriptionNeeds(lines) {
      return (await wire.post('recetas-requeridas', { productos: toWireLines(lines) })).productos
    },
    async uploadPrescription({ name, base64 }) {
      return (await wire.post('subir-receta-compra', { archivo: base64, nombre: name })).receta
    },
    async registerGuest(form) {
      const reply = await namingFields(wire.post('RegistrarclientePedido', toGuest(form)))
      return {
        customerId: reply.datos.id_cliente,
        addressId: reply.id_direccion_cliente ?? null,
        profile: reply.datos,
      }
    },
    async createOrder(request) {
      const order = await namingFields(
        wire.post('generar-pedido', {
          id_cliente: request.customerId,
          productos: toWireLines(request.lines),
          id_sucursal: request.branchId ?? undefined,
          id_comuna: request.comunaId ?? undefined,
          id_transportista: request.carrierId,
          precio_transportista: request.shippingPrice,
          descuento_transportista: request.shippingDiscountPercent,
          tipo_pago: request.payment,
          id_direccion_cliente: request.addressId ?? undefined,
          tipo_documento: request.invoice ? 'factura' : 'boleta',
          datos_factura: request.invoice ? toInvoice(request.invoice) : undefined,
          datosformulario: {
            nota: request.note,
            acepta_terminos: request.guest.acceptsTerms ? 1 : 0,
            version_terminos: request.guest.termsVersion,
          },
          total: request.total,
          totalesproductodescuento: request.subtotal,
          cupon_descuento: request.couponCode,
          totalcupondescuento: request.couponAmount,
          recetas: request.prescriptionUploads,
          clave_idempotencia: request.idempotencyKey,
        }),
      )
      return {
        orderId: order.id_pedido,
        number: order.numero_pedido,
        token: order.token,
        payment: order.pago ? { url: order.pago.url, token: order.pago.token_ws } : null,
      }
    },
    async confirmOrder(orderId) {
      await wire.post('confirmar-pedido', { id_pedido: orderId })
    },
    async getOrderByToken(token) {
      return toOrder(await wire.get('pedido-por-token', { token }))
    },
  }
}

function toInvoice({ rut, legalName, activity, address, comuna }: Invoice) {
  return { rut, razon_social: legalName, giro: activity, direccion: address, comuna }
}

function toGuest(form: GuestForm) {
  const name = splitName(form.name)
  return {
    datosusuario: {
      e_mail_cliente: form.email,
      rut_cliente: form.rut,
      nombre_cliente: name.first,
      apellidopaterno_cliente: name.last,
      apellidomaterno_cliente: name.secondLast,
      celular_cliente: form.phone,
    },
    ...(form.address && {
      datosformulario: {
        id_comuna: form.address.comunaId,
        calle_direccion_cliente: form.address.street,
        numero_direccion_cliente: form.address.number,
        numerocasadepartamento_direccion_cliente: form.address.flat,
        referencia_direccion_cliente: form.address.reference,
      },
    }),
    datosextra: {
      acepta_terminos: form.acceptsTerms ? 1 : 0,
      version_terminos: form.termsVersion,
      acepta_publicidad: form.acceptsMarketing ? 1 : 0,
    },
  }
}

/** The wire's paths as the form names its fields. */
const formFields: Record<string, string> = {
  'datosusuario.e_mail_cliente': 'email',
  'datosusuario.rut_cliente': 'rut',
  'datosusuario.nombre_cliente': 'name',
  'datosusuario.apellidopaterno_cliente': 'name',
  'datosusuario.apellidomaterno_cliente': 'name',
  'datosusuario.celular_cliente': 'phone',
  'datosformulario.id_comuna': 'comunaId',
  'datosformulario.calle_direccion_cliente': 'street',
  'datosformulario.numero_direccion_cliente': 'number',
  'datosformulario.numerocasadepartamento_direccion_cliente': 'flat',
  'datosformulario.referencia_direccion_cliente': 'reference',
  'datosextra.acepta_terminos': 'acceptsTerms',
  'datosformulario.acepta_terminos': 'acceptsTerms',
  'datos_factura.rut': 'companyRut',
  'datos_factura.razon_social': 'companyName',
  'datos_factura.giro': 'companyActivity',
  'datos_factura.direccion': 'companyAddress',
  'datos_factura.comuna': 'companyComuna',
}

async function namingFields<Reply>(reply: Promise<Reply>): Promise<Reply> {
  try {
    return await reply
  } catch (error) {
    const namesFields = error instanceof Refusal && Object.keys(error.fields).length > 0
    throw namesFields ? withFormFields(error) : error
  }
}

function withFormFields(refusal: Refusal): Refusal {
  return new Refusal(refusal.code, refusal.message, {
    status: refusal.status,
    fields: Object.fromEntries(
      Object.entries(refusal.fields).map(([path, code]) => [formFields[path] ?? path, code]),
    ),
  })
}
