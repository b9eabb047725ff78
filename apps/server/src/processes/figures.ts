import { AggregatorRegistry } from 'prom-client'

type Value = { value: number; labels: Record<string, string | number>; metricName?: string }

/** What a process measured of one thing, as the library of metrics tells it to another process. */
export type Figure = { name: string; type: string; aggregator: string; help: string; values: Value[] }

/** What only ever rises, and what a collector takes for begun anew as soon as it falls. */
const rises = ({ type }: Figure) => type === 'counter' || type === 'histogram'

/**
 * The figures of all processes that there have been: of those that are there what each told last, of those that ended what
 * they had counted. So no sum falls when one goes. What stands at some height, such as memory, goes with its process.
 */
export function keepFigures<Process>() {
  const told = new Map<Process, readonly Figure[]>()
  let ended: Figure[] = []
  return {
    hear(process: Process, figures: readonly Figure[]): void {
      told.set(process, figures)
    },

    /** It tells nothing more. */
    end(process: Process): void {
      const last = told.get(process)
      if (!last) return
      told.delete(process)
      ended = added(ended, last.filter(rises))
    },

    /** All of them together, in the text that collectors read. */
    async text(): Promise<string> {
      return AggregatorRegistry.aggregate([ended, ...told.values()]).metrics()
    },
  }
}

/** Both, value by value. */
function added(former: readonly Figure[], more: readonly Figure[]): Figure[] {
  const byName = new Map(former.map((figure) => [figure.name, figure]))
  for (const figure of more) {
    const before = byName.get(figure.name)?.values ?? []
    const values = new Map(before.map((value) => [keyOf(value), value]))
    for (const value of figure.values) {
      const key = keyOf(value)
      values.set(key, { ...value, value: value.value + (values.get(key)?.value ?? 0) })
    }
    byName.set(figure.name, { ...figure, values: [...values.values()] })
  }
  return [...byName.values()]
}

const keyOf = ({ metricName, labels }: Value) =>
  JSON.stringify([metricName, Object.entries(labels).toSorted(([a], [b]) => (a < b ? -1 : 1))])
