/** What rows are known by that have no name of their own, as they come, go and change places. */
export type RowKeys = ReturnType<typeof createRowKeys>

export function createRowKeys() {
  let keys: number[] = []
  let next = 1
  return {
    /** Rows that came without a word stand at the end, and those that went so stood there. */
    fit(length: number): void {
      while (keys.length < length) {
        keys.push(next)
        next += 1
      }
      keys.length = length
    },
    of: (place: number): number => keys[place] ?? 0,
    /** For each row as it stands now, the place that it had. */
    reorder(places: readonly number[]): void {
      keys = places.flatMap((place) => keys[place] ?? [])
    },
  }
}
