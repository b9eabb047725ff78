import { sharedValue } from '../../../shell/shared-value.ts'

/** `opening`: asked for, while its code and words are on their way. `failed`: they did not come. */
type Launch = 'closed' | 'opening' | 'open' | 'failed'

const launch = sharedValue<Launch>('closed')

/** Whether the chat is open or closed (specification §4), as long as the page lasts. */
export const chatLaunch = {
  ...launch,
  /** What was asked for stands on the page. */
  arrived() {
    if (launch.get() === 'opening') launch.set('open')
  },
}
