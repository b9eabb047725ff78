/** A box as a courier is asked for it, in cm and kg: `length` ≥ `width` ≥ `height`, all above 0. */
export type Parcel = { length: number; width: number; height: number; weight: number }

export type CourierAnswer =
  | {
      state: 'priced'
      /** Pesos, IVA included. */
      price: number
    }
  /** The courier said that it does not go there. */
  | { state: 'not_covered' }
  /** Down, slow, wrong or not asked because it failed just now: the comuna's default rate stands in. */
  | { state: 'unavailable' }

/** A courier that is asked over the network. Nothing of it throws; nothing of it is called inside a transaction. */
export type Courier = {
  /** What a box costs to the courier's county code `destination`; `worth` is what it holds, in pesos. */
  rate(request: { destination: string; parcel: Parcel; worth: number }): Promise<CourierAnswer>
}
