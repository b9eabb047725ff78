import { sharedValue, useShared } from '../../../shell/shared-value.ts'

/** Whether a channel tells this desk of orders at the moment. */
const isUp = sharedValue(false)

export const setOrderChannelUp = isUp.set

export const useOrderChannelIsUp = (): boolean => useShared(isUp)
