import { useQuery } from '@tanstack/react-query'
import { formatPhone } from '#rules/chile/phone.ts'
import type { Address } from '../../data/port/addresses.port.ts'
import { useData } from '../../shell/data-context.tsx'
import styles from './address-text.module.css'
import { comunasQuery, regionsQuery } from './shipping.queries.ts'

/** An address as it is written on a parcel. */
export function AddressText({ address }: { address: Address }) {
  const data = useData()
  const { data: comunas } = useQuery(comunasQuery(data))
  const { data: regions } = useQuery(regionsQuery(data))
  const comuna = comunas?.find(({ id }) => id === address.comunaId)?.name
  const region = regions?.find(({ id }) => id === address.regionId)?.name
  const name = [address.firstName, address.lastName].filter(Boolean).join(' ')
  return (
    <address className={styles.text}>
      {name && <b>{name}</b>}
      <span>{[`${address.street} ${address.number}`, address.flat].filter(Boolean).join(', ')}</span>
      {/* A line of the same height stands while the names are on their way. */}
      <span>{[comuna, region].filter(Boolean).join(', ') || '\u00a0'}</span>
      {address.reference && <small>{address.reference}</small>}
      {address.phone && <bdi dir="ltr">{formatPhone(address.phone)}</bdi>}
    </address>
  )
}
