import { customType, timestamp } from 'drizzle-orm/pg-core'

export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** A text of which the case does not count. */
export const citext = customType<{ data: string }>({ dataType: () => 'citext' })

/** A moment, whatever the zone of who reads it. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
