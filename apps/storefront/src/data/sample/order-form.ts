import { generarPedido } from '#contract/checkout/generar-pedido.ts'
import type { ErrorCode } from '#contract/error-codes.ts'
import { parseRut } from '#rules/chile/rut.ts'
import { deliveryKindIds } from '#rules/orders/delivery-kinds.ts'
import type { OrderRequest } from '../port/checkout.port.ts'
import { refusal, type SampleContext } from './layer.ts'
import { readAddresses } from './services/addresses.service.ts'
import { flatShipping } from './services/cart-of.ts'
import { checkForm } from './services/check-form.ts'
import { boughtProduct } from './services/checkout.service.ts'

/** As the form of the checkout names its fields; others keep the wire's paths. */
const names = {
  'datos_factura.rut': 'companyRut',
  'datos_factura.razon_social': 'companyName',
  'datos_factura.giro': 'companyActivity',
  'datos_factura.direccion': 'companyAddress',
  'datos_factura.comuna': 'companyComuna',
}

/**
 * Throws what the backend would of a request for an order before it looks at stock, coupon and totals. Who buys and
 * where it goes was looked at when they were registered.
 */
export function checkOrder(context: SampleContext, request: OrderRequest): void {
  const { datos_factura: invoice } = checkForm(context, generarPedido.request, wired(request), names)
  if (invoice) checkInvoice(context, invoice)
  const isOwnAddress = [null, 1, ...readAddresses(context).map(({ id }) => id)].includes(request.addressId)
  if (request.customerId !== 1 || !isOwnAddress) throw refusal(context, 'NOT_YOURS')
  const { address } = request.guest
  if (address && request.comunaId !== null && request.comunaId !== address.comunaId)
    throw refusal(context, 'INVALID_REQUEST', { fields: { id_comuna: 'FIELD_INVALID' } })
  checkOptions(context, request)
  if (!Object.values(deliveryKindIds).some((id) => id === request.carrierId))
    throw refusal(context, 'CARRIER_UNAVAILABLE')
}

/** Whether the carrier costs what the request says (D15). */
export const isCarriersPrice = ({ shippingPrice, shippingDiscountPercent }: OrderRequest): boolean =>
  shippingPrice === flatShipping && shippingDiscountPercent === 0

function checkInvoice(context: SampleContext, invoice: Record<string, string>): void {
  const wrong = Object.entries(invoice).flatMap(([field, value]): [string, ErrorCode][] => {
    if (value === '') return [[field, 'FIELD_REQUIRED']]
    return field === 'rut' && !parseRut(value) ? [[field, 'RUT_INVALID']] : []
  })
  if (wrong.length === 0) return
  const path = (field: string) => `datos_factura.${field}` as keyof typeof names
  const fields = Object.fromEntries(wrong.map(([field, code]) => [names[path(field)], code]))
  throw refusal(context, 'INVALID_REQUEST', { fields })
}

/** Each option of a product wants one of its values. */
function checkOptions(context: SampleContext, { lines }: OrderRequest): void {
  for (const [place, { productId, valueIds }] of lines.entries()) {
    if (!context.shop.find(productId)) continue
    const { options } = boughtProduct(context, productId).source
    const isChosen =
      valueIds.length === options.length &&
      options.every(({ values }) => values.some(({ id }) => valueIds.includes(id)))
    if (!isChosen)
      throw refusal(context, 'OPTION_REQUIRED', {
        fields: { [`productos.${place}.atributos`]: 'OPTION_REQUIRED' },
      })
  }
}

const wired = ({ invoice, ...request }: OrderRequest) => ({
  id_cliente: request.customerId,
  productos: request.lines.map(({ productId, quantity, valueIds }) => ({
    id_producto: productId,
    cantidad: quantity,
    atributos: valueIds,
  })),
  id_sucursal: request.branchId ?? undefined,
  id_comuna: request.comunaId ?? undefined,
  id_transportista: request.carrierId,
  precio_transportista: request.shippingPrice,
  descuento_transportista: request.shippingDiscountPercent,
  tipo_pago: request.payment,
  id_direccion_cliente: request.addressId ?? undefined,
  tipo_documento: invoice ? 'factura' : 'boleta',
  datos_factura: invoice
    ? {
        rut: invoice.rut,
        razon_social: invoice.legalName,
        giro: invoice.activity,
        direccion: invoice.address,
        comuna: invoice.comuna,
      }
    : undefined,
  datosformulario: { nota: request.note, version_terminos: request.guest.termsVersion },
  total: request.total,
  totalesproductodescuento: request.subtotal,
  cupon_descuento: request.couponCode,
  totalcupondescuento: request.couponAmount,
  clave_idempotencia: request.idempotencyKey,
})
