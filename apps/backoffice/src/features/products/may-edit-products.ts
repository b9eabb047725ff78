import type { Role } from '../../data/port/session.port.ts'

/** Everybody at the desk sees the products; these change them. */
export const mayEditProducts = (role: Role): boolean => role === 'owner' || role === 'manager'
