import type { SessionPort } from './session.port.ts'

/** The one door between the desk's features and its data. */
export type DataPort = {
  session: SessionPort
}
