import type { OrderAddress } from '../../../data/port/orders.port.ts'

/** An address as it is written on a parcel. */
export const addressLines = ({ street, number, flat, reference, comuna, region }: OrderAddress): string[] =>
  [[street, number, flat].filter(Boolean).join(' '), reference, `${comuna}, ${region}`].filter(Boolean)
