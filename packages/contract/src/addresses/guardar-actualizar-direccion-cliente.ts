import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id, jsonField } from '../fields.ts'
import { address, addressExample, addressForm } from './address-shapes.ts'

export const guardarActualizarDireccionCliente = defineCall({
  name: 'GuardarActualizarDireccionCliente',
  verbs: ['GET', 'POST'],
  access: 'session',
  unsafeGet: true,
  request: z.object({ id_cliente: id, datos: jsonField(addressForm) }),
  reply: address,
  errors: ['NOT_YOURS', 'NOT_FOUND', 'EMAIL_INVALID', 'RUT_INVALID', 'PHONE_INVALID', 'ADDRESSES_FULL'],
  doc: 'Adds an address, or changes the one that `datos` names, and replies with it as it is kept. At most one address is the default: the first is, and one saved as the default takes the place of the other. NOT_FOUND is for an unknown comuna.',
  example: {
    request: {
      id_cliente: 1,
      datos: {
        id_comuna: 13110,
        calle_direccion_cliente: 'Avenida Vicuña Mackenna',
        numero_direccion_cliente: '7110',
        numerocasadepartamento_direccion_cliente: '402',
        predeterminada: 1,
      },
    },
    reply: addressExample,
  },
})
