/** Which migrations are a baseline, and what they took the place of. */
export type Baseline = {
  /** The first and the last of the migrations that are no more, by their names, and the last one's checksum. */
  replaced: { first: string; last: string; checksum: string }
  /** Migrations with numbers up to this one are the baseline. */
  lastNumber: string
}

/** The schema as 64 migrations had made it (docs/decisions/0146). */
export const schemaBaseline: Baseline = {
  replaced: {
    first: '0001-search-text',
    last: '0174-name-constraints',
    checksum: '30ca9d4ed10b6ecab7afdfe786a5fc8ecff6d51b861e3e4dccd270dd78bfd8ae',
  },
  lastNumber: '0009',
}
