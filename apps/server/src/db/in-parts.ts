/** So many rows are removed in a statement that has to end in time. */
const most = 1000

/**
 * Removes all that is due, so many rows at once: of years that are due together one statement would take longer than it may,
 * each time that it is tried. `remove` says how many it has removed; gives how many that were in all.
 */
export async function removeInParts(remove: (most: number) => Promise<number>): Promise<number> {
  let removed = 0
  for (let part = most; part === most; removed += part) part = await remove(most)
  return removed
}
