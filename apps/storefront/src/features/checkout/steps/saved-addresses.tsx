import { useQuery } from '@tanstack/react-query'
import type { Address } from '../../../data/port/addresses.port.ts'
import { useData } from '../../../shell/data-context.tsx'
import { useText } from '../../../shell/texts.tsx'
import { Badge } from '../../../ui/figures/badge.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import choice from '../../shipping/choice.module.css'
import { comunasQuery, regionsQuery } from '../../shipping/shipping.queries.ts'
import { newAddress } from '../checkout-form.ts'

/** A customer's addresses as radios, and last a new one. `chosenId` is `newAddress` for that. */
export function SavedAddresses({
  id,
  addresses,
  chosenId,
  onChoose,
}: {
  id: string
  addresses: Address[]
  chosenId: number
  onChoose: (id: number) => void
}) {
  const text = useText()
  const placeOf = usePlaces()
  return (
    <div
      id={id}
      tabIndex={-1}
      role="radiogroup"
      aria-label={text('CHECKOUT_ADDRESSES')}
      className={choice.list}
    >
      {addresses.map((address) => (
        <label key={address.id} className={choice.choice}>
          <input
            type="radio"
            name="address"
            checked={address.id === chosenId}
            onChange={() => onChoose(address.id)}
          />
          <Icon name="pin" size={24} />
          <span className={choice.words}>
            <strong>
              {address.street} {address.number}
              {address.flat && `, ${address.flat}`}
            </strong>
            <span>{placeOf(address) || ' '}</span>
            {address.firstName && (
              <small>
                {address.firstName} {address.lastName}
              </small>
            )}
          </span>
          {address.isDefault && <Badge>{text('CHECKOUT_ADDRESS_DEFAULT')}</Badge>}
        </label>
      ))}
      <label className={choice.choice}>
        <input
          type="radio"
          name="address"
          checked={chosenId === newAddress}
          onChange={() => onChoose(newAddress)}
        />
        <Icon name="plus" size={24} />
        <span className={choice.words}>
          <strong>{text('CHECKOUT_ADDRESS_NEW')}</strong>
          <span>{text('CHECKOUT_ADDRESS_NEW_HINT')}</span>
        </span>
      </label>
    </div>
  )
}

/** The comuna and region of an address in words; empty until their lists are there. */
function usePlaces(): (address: Address) => string {
  const data = useData()
  const regions = useQuery(regionsQuery(data))
  const comunas = useQuery(comunasQuery(data))
  return ({ comunaId, regionId }) =>
    [
      comunas.data?.find((comuna) => comuna.id === comunaId)?.name,
      regions.data?.find((region) => region.id === regionId)?.name,
    ]
      .filter(Boolean)
      .join(', ')
}
