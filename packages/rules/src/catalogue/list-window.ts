/** Which rows of a list a page shows; `from` and `to` count from 1 and are 0 for an empty list. */
export type ListWindow = {
  page: number
  limit: number
  total: number
  pages: number
  from: number
  to: number
}

/** The window of a page, clamped to the pages there are (specification §3). Its SQL offset is `(page - 1) * limit`. */
export function listWindow(input: { total: number; page: number; limit: number }): ListWindow {
  const total = wholeAtLeast(0, input.total)
  const limit = wholeAtLeast(1, input.limit)
  const pages = Math.ceil(total / limit)
  const page = Math.max(1, Math.min(wholeAtLeast(1, input.page), pages))
  const isEmpty = total === 0
  return {
    page,
    limit,
    total,
    pages,
    from: isEmpty ? 0 : (page - 1) * limit + 1,
    to: isEmpty ? 0 : Math.min(page * limit, total),
  }
}

function wholeAtLeast(least: number, value: number): number {
  return Number.isNaN(value) ? least : Math.max(least, Math.min(Math.trunc(value), Number.MAX_SAFE_INTEGER))
}
