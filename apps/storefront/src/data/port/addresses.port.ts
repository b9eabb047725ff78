export type Country = {
  /** ISO 3166-1, or one of the sample layer's own. */
  code: string
  name: string
}

/** What a customer says of an address. What a layer does not know it leaves empty. */
export type AddressFields = {
  /** Who receives. */
  firstName: string
  lastName: string
  /** As typed, or in its canonical form once it is kept; empty for none. */
  rut: string
  phone: string
  email: string
  company: string
  country: string
  regionId: number
  comunaId: number
  street: string
  number: string
  flat: string
  neighbourhood: string
  reference: string
  postcode: string
}

export type Address = AddressFields & {
  id: number
  isDefault: boolean
}

/** Addresses of the customer of the session; at most one is the default (specification §4). */
export type AddressesPort = {
  /** Where the layer's addresses may lie. */
  listCountries(): Promise<Country[]>
  /** In the order in which they were made. */
  list(customerId: number): Promise<Address[]>
  /** Throws `Refusal` NOT_YOURS; NOT_FOUND on the sample layer. */
  get(id: number): Promise<Address>
  /** Null when none is stored. */
  getDefault(customerId: number): Promise<Address | null>
  /**
   * The first becomes the default whatever is wished; the same in every word is added once. Throws `Refusal` NOT_FOUND for an unknown comuna,
   * EMAIL_INVALID, RUT_INVALID, PHONE_INVALID, each with the fields that are wrong.
   */
  add(customerId: number, fields: AddressFields, isDefault: boolean): Promise<Address>
  /** `isDefault` left out leaves it as it is. Throws as `add` and `get` do. */
  edit(customerId: number, id: number, fields: AddressFields, isDefault?: boolean): Promise<Address>
  /** Of a default that goes, the first that remains takes the place. Throws as `get` does. */
  remove(id: number): Promise<void>
}
