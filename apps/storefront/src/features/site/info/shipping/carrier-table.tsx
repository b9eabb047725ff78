import type { CarrierRates } from '../../../../data/port/shipping.port.ts'
import { type Text, useLanguage, useText } from '../../../../shell/texts.tsx'
import { Price } from '../../../../ui/figures/price.tsx'
import { netPrice } from '../../../shipping/shipping-price.ts'
import { type RateZone, rateZones } from './rate-zones.ts'
import styles from './shipping-page.module.css'

/** What one carrier asks for each zone, and what weight makes of it. */
export function CarrierTable({ carrier }: { carrier: CarrierRates }) {
  const text = useText()
  const zones = rateZones(carrier.rates)
  return (
    <div className={styles.carrier}>
      <header>
        <img src={carrier.logo} alt="" width="48" height="48" loading="lazy" />
        <div>
          <h3>{carrier.name}</h3>
          <p>{carrier.description}</p>
        </div>
      </header>
      <table>
        <thead>
          <tr>
            <th scope="col">{text('SITE_SHIPPING_PLACE')}</th>
            <th scope="col">{text('SITE_SHIPPING_DAYS')}</th>
            <th scope="col">{text('SITE_SHIPPING_PRICE')}</th>
          </tr>
        </thead>
        <tbody>
          {zones.map((zone) => (
            <tr key={`${zone.kind}-${zone.places[0] ?? ''}`}>
              <th scope="row">{placesOf(text, zone, zones.length)}</th>
              <td>{daysOf(text, zone.days)}</td>
              <td>
                <Price amount={netPrice({ ...carrier, price: zone.price })} old={zone.price} size="small" />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Weights carrier={carrier} />
      {carrier.isAsked && (
        <p className={styles.note}>{text('SITE_SHIPPING_ASKED', { name: carrier.name })}</p>
      )}
    </div>
  )
}

function Weights({ carrier: { bands, longestSideCm } }: { carrier: CarrierRates }) {
  const text = useText()
  const { locale } = useLanguage()
  const format = new Intl.NumberFormat(locale)
  if (bands.length === 0) return null
  return (
    <>
      <h4>{text('SITE_SHIPPING_WEIGHT')}</h4>
      <ul className={styles.bands}>
        {bands.map(({ upToKg, percent }) => (
          <li key={upToKg}>
            <span>{text('SITE_SHIPPING_UP_TO', { kg: format.format(upToKg) })}</span>
            <b>{percent === 100 ? text('SITE_SHIPPING_TABLE') : `× ${format.format(percent / 100)}`}</b>
          </li>
        ))}
      </ul>
      {longestSideCm !== null && (
        <p className={styles.note}>{text('SITE_SHIPPING_SIDE', { cm: format.format(longestSideCm) })}</p>
      )}
    </>
  )
}

function placesOf(text: Text, { kind, places }: RateZone, zones: number): string {
  if (kind === 'rest') return text(zones === 1 ? 'SITE_SHIPPING_EVERYWHERE' : 'SITE_SHIPPING_REST')
  return places.join(' · ')
}

function daysOf(text: Text, { from, to }: RateZone['days']): string {
  if (to === 0) return text('SITE_SHIPPING_SAME_DAY')
  return from === to ? `${to}` : `${from}–${to}`
}
