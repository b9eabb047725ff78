/** Where the next page of a list begins, behind the last row of this one; a page with room left is the last. */
export const idBehind =
  (pageLength: number) =>
  (page: readonly { id: number }[]): number | undefined =>
    page.length < pageLength ? undefined : page.at(-1)?.id
