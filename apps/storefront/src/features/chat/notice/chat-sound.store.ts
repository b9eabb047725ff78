import { storageKey } from '../../../shell/storage-keys.ts'
import { createStoredValue } from '../../../shell/stored-value.ts'

/** Whether a message of the shop's is heard; remembered in the browser. */
export const chatSound = createStoredValue<boolean>({
  key: storageKey('chat-sound'),
  decode: (text) => text !== 'off',
  encode: (isOn) => (isOn ? null : 'off'),
})
