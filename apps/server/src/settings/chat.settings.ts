import { z } from 'zod'
import { oneOf, wholeNumber } from './fields.ts'

/** When the chat is answered, and for how long it is kept. */
export const chatSettings = z
  .object({
    CHAT_HOURS: oneOf(['store', 'sales', 'always']).default('store').meta({
      description:
        'within which hours the chat is answered where somebody of the staff is there: `store`, `sales` or `always`; at other times a message can be left',
    }),
    CHAT_RETENTION_DAYS: wholeNumber(1, 3650, 'days').default(365).meta({
      description: 'after how many days conversations of the chat are erased',
    }),
  })
  .transform((given) => ({ hours: given.CHAT_HOURS, retentionDays: given.CHAT_RETENTION_DAYS }))

export type ChatHours = z.infer<typeof chatSettings>['hours']
