import { stepsBetween } from './places.ts'

/** In kg and cm. */
export type Box = { weight: number; height: number; width: number; length: number }

/** cm³ that count as a kg. */
const volumePerKg = 4000
/** Kg; what is heavier gets no service, and no word of why. */
const heaviest = 150

/** What a box counts as, in kg: its weight, or its volume's where that is more. */
export function countedWeight({ weight, height, width, length }: Box): {
  finalWeight: number
  isVolume: boolean
} {
  const volume = (height * width * length) / volumePerKg
  return { finalWeight: Math.max(weight, volume), isVolume: volume > weight }
}

type Service = [code: number, name: string, factor: number, deliveryType: number]

const near: Service[] = [
  [3, 'EXPRESS', 1, 0],
  [2, 'PRIORITARIO', 1.6, 0],
]
const far: Service[] = [
  [4, 'EXTENDIDO', 1, 0],
  [5, 'EXTREMO', 1.3, 0],
]
/** Cheaper than any, and none of them brings a parcel to a door. */
const special: Service[] = [
  [41, 'LOGISTICA INVERSA', 0.3, 3],
  [44, 'DEVOLUCION', 0.25, 3],
  [48, 'RETIRO EN OFICINA', 0.4, 2],
]

/**
 * The services from one place to another, with prices in pesos that this courier made up; null where it does
 * not go. Every number of them is text. With a card each has what is paid under its contract besides.
 */
export function servicesFor(request: { origin: string; destination: string; box: Box; hasCard: boolean }) {
  const steps = stepsBetween(request.origin, request.destination)
  if (steps === null) return null
  const { finalWeight, isVolume } = countedWeight(request.box)
  if (finalWeight > heaviest) return []
  const base = 2_790 + steps * 620 + Math.ceil(finalWeight) * (180 + steps * 90)
  return [...special, ...(steps > 6 ? far : near)].map(([code, name, factor, deliveryType]) => {
    const value = Math.round(base * factor)
    return {
      serviceTypeCode: code,
      serviceDescription: name,
      didUseVolumetricWeight: isVolume,
      finalWeight: finalWeight.toFixed(2),
      serviceValue: String(value),
      conditions: '',
      deliveryType,
      ...(request.hasCard && { serviceValueDiscount: String(Math.round(value * 0.7)) }),
      additionalServices: [],
    }
  })
}
