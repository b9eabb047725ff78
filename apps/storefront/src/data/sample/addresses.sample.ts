import { comunas } from '#chile/comunas.ts'
import { regions } from '#chile/regions.ts'
import { addressForm } from '#contract/addresses/address-shapes.ts'
import { parseRut } from '#rules/chile/rut.ts'
import type { Address, AddressesPort, AddressFields } from '../port/addresses.port.ts'
import { after, readObject, refusal, type SampleContext } from './layer.ts'
import { addressChecked } from './services/address-checks.ts'
import type { AddressesService } from './services/addresses.service.ts'
import { checkForm } from './services/check-form.ts'
import { countriesService } from './services/countries.service.ts'
import type { AddressData, Address as ServiceAddress } from './services/shapes.ts'

const key = 'huella.sample.address-places'

/** What Chile says of a place beside the service contract, by the address's id. */
type Place = Pick<
  AddressFields,
  'regionId' | 'comunaId' | 'street' | 'number' | 'neighbourhood' | 'reference' | 'rut'
>

const names = {
  id_comuna: 'comunaId',
  calle_direccion_cliente: 'street',
  numero_direccion_cliente: 'number',
  villaproblacionsector_direccion_cliente: 'neighbourhood',
  numerocasadepartamento_direccion_cliente: 'flat',
  referencia_direccion_cliente: 'reference',
  nombrerecibe_direccion_cliente: 'firstName',
  apellidosrecibe_direccion_cliente: 'lastName',
  rutrecibe_direccion_cliente: 'rut',
  telefonorecibe_direccion_cliente: 'phone',
  email_direccion_cliente: 'email',
} as const

export function forgetPlaces({ storage }: SampleContext): void {
  storage.removeItem(key)
}

/** The addresses of the port over those of the service contract. */
export function addressesSample(context: SampleContext, service: AddressesService): AddressesPort {
  const places = () => readObject<Record<string, Place>>(context.storage, key)
  const toAddress = (row: ServiceAddress): Address => portAddress(row, places()[row.id])
  const kept = (row: ServiceAddress, place: Place): Address => {
    context.storage.setItem(key, JSON.stringify({ ...places(), [row.id]: place }))
    return toAddress(row)
  }
  const checked = (fields: AddressFields) =>
    after(0, (): [AddressData, Place] => {
      const place = placeOf(context, fields)
      return [addressData(fields, place), place]
    })
  return {
    listCountries: countriesService(context).getCountries,
    list: async () => (await service.getAddresses()).map(toAddress),
    get: async (id) => toAddress(await service.getAddress(id)),
    async getDefault() {
      const row = await service.getDefaultAddress()
      return row && toAddress(row)
    },
    async add(_customerId, fields, isDefault) {
      const [data, place] = await checked(fields)
      // Asked again after a lost answer it is the same.
      const same = (await service.getAddresses())
        .map(toAddress)
        .find((row) => isSame(row, addressChecked(context, data), place))
      if (!same) return kept(await service.addAddress({ ...data, default: isDefault }), place)
      return isDefault ? this.edit(0, same.id, fields, true) : same
    },
    async edit(_customerId, id, fields, isDefault) {
      const [data, place] = await checked(fields)
      return kept(await service.editAddress(id, { ...data, default: isDefault }), place)
    },
    remove: (id) => service.delAddress(id),
  }
}

/** Throws what the backend would of the whole form, and of what Chile asks beside the service contract. */
function placeOf(context: SampleContext, fields: AddressFields): Place {
  const sent = Object.fromEntries(Object.entries(names).map(([wired, name]) => [wired, fields[name]]))
  const own = checkForm(context, addressForm, sent, names)
  const comuna = comunas.find((each) => each.id === fields.comunaId)
  if (!comuna) throw refusal(context, 'NOT_FOUND', { fields: { comunaId: 'NOT_FOUND' } })
  const typedRut = own.rutrecibe_direccion_cliente
  const rut = typedRut && parseRut(typedRut)?.canonical
  if (rut === undefined) throw refusal(context, 'RUT_INVALID', { fields: { rut: 'RUT_INVALID' } })
  return {
    regionId: comuna.regionId,
    comunaId: comuna.id,
    street: own.calle_direccion_cliente,
    number: own.numero_direccion_cliente,
    neighbourhood: own.villaproblacionsector_direccion_cliente,
    reference: own.referencia_direccion_cliente,
    rut,
  }
}

function isSame(
  row: Address,
  { firstName, lastName, email, phone, address2 }: AddressData,
  place: Place,
): boolean {
  const told = { ...place, firstName, lastName, email, phone, flat: address2 }
  return Object.entries(told).every(([name, value]) => Reflect.get(row, name) === value)
}

function addressData(fields: AddressFields, { street, number, comunaId, regionId }: Place): AddressData {
  const { firstName, lastName, company, country, postcode, email, phone, flat } = fields
  return {
    ...{ firstName, lastName, company, country, postcode, email, phone },
    address1: `${street} ${number}`,
    address2: flat,
    city: comunas.find(({ id }) => id === comunaId)?.name ?? '',
    state: regions.find(({ id }) => id === regionId)?.name ?? '',
  }
}

function portAddress(row: ServiceAddress, place: Place | undefined): Address {
  // One that the service alone has made tells its comuna by the city's name.
  const comuna = comunas.find(({ name }) => name === row.city)
  const { id, firstName, lastName, phone, email, company, country, postcode } = row
  return {
    ...{ id, firstName, lastName, phone, email, company, country, postcode },
    regionId: comuna?.regionId ?? 0,
    comunaId: comuna?.id ?? 0,
    ...{ street: row.address1, number: '', neighbourhood: '', reference: '', rut: '' },
    ...place,
    flat: row.address2,
    isDefault: row.default,
  }
}
