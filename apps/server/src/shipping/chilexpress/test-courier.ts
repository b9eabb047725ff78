import type { Parcel } from '../courier.ts'

/** A box of ordinary size. */
export const box: Parcel = { length: 30, width: 20, height: 10, weight: 2.5 }

/** A service as the courier tells it. */
export const option = (serviceTypeCode: number, serviceValue: unknown, more: object = {}) => ({
  serviceTypeCode,
  serviceDescription: `SERVICIO ${serviceTypeCode}`,
  didUseVolumetricWeight: false,
  finalWeight: '2.50',
  serviceValue,
  conditions: '',
  deliveryType: 0,
  additionalServices: [],
  ...more,
})
