import { sharedValue } from '../../shell/shared-value.ts'

const { get, set, subscribe } = sharedValue(false)

/** Whether the visitor wants to see what may run: asked for in the footer or the banner. */
export const consentSettings = { get, ask: set, subscribe }
