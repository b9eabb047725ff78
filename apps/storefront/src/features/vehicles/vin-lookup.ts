import type { FoundByVin } from '../../data/port/vehicles.port.ts'

/** Milliseconds of silence before a VIN is looked up (specification §5). */
export const vinPause = 500

export type VinState =
  | { status: 'empty' }
  /** From the first letter until it is known. */
  | { status: 'asking' }
  | ({ status: 'found' } & FoundByVin)
  | { status: 'not-found' }
  /** The shop could not be asked. */
  | { status: 'failed' }

export type VinLookup = {
  /** What the field holds now: trimmed, and looked up after the pause. Empty clears result and error. */
  type(text: string): void
  /** Drops whatever is under way. */
  close(): void
}

/** Only the answer to the newest text counts; a late one is dropped. */
export function createVinLookup({
  pause = vinPause,
  find,
  isUnknown,
  onChange,
}: {
  pause?: number
  find(vin: string): Promise<FoundByVin>
  /** Whether an error says that there is no such vehicle. */
  isUnknown(error: unknown): boolean
  onChange(state: VinState): void
}): VinLookup {
  let newest = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const drop = () => {
    clearTimeout(timer)
    newest += 1
    return newest
  }
  const ask = async (vin: string, mine: number) => {
    const state: VinState = await find(vin).then(
      (found) => ({ status: 'found', ...found }),
      (error: unknown) => ({ status: isUnknown(error) ? 'not-found' : 'failed' }),
    )
    if (mine === newest) onChange(state)
  }
  return {
    type(text) {
      const mine = drop()
      const vin = text.trim()
      onChange({ status: vin === '' ? 'empty' : 'asking' })
      if (vin !== '') timer = setTimeout(ask, pause, vin, mine)
    },
    close: drop,
  }
}
