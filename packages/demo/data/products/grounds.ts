/** The pale tints that packshots stand on. */
const grounds = [
  '#f4ecdf',
  '#ece7ea',
  '#e5edee',
  '#f4e8e4',
  '#eaeede',
  '#e7ebf3',
  '#f6efdc',
  '#e3eee8',
  '#efe7f0',
  '#f1e9e0',
  '#e6eaea',
]

/** The ground of a product, as CSS hex; neighbours in a list never share it. */
export function groundOf(id: number): string {
  return grounds[(id * 4) % grounds.length] ?? '#f4ecdf'
}
