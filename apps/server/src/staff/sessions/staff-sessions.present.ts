import { deviceName } from './device-name.ts'
import type { StaffSessionsService } from './staff-sessions.service.ts'

type Listed = Awaited<ReturnType<StaffSessionsService['list']>>[number]

/** A session as the wire tells it, to who asks with the session `current`. */
export const presentSession = (
  { id, userAgent, address, createdAt, lastSeenAt }: Listed,
  current: string,
) => ({
  id_sesion: id,
  dispositivo: deviceName(userAgent),
  direccion: address,
  creada: createdAt.toISOString(),
  vista: lastSeenAt.toISOString(),
  actual: id === current ? (1 as const) : (0 as const),
})
