import type { Role } from '../data/port/session.port.ts'

const upper = (role: Role) => role.toUpperCase() as Uppercase<Role>

/** The text that names a role. */
export const roleName = (role: Role) => `ROLE_${upper(role)}` as const

/** The text that says what a role may do. */
export const rolePowers = (role: Role) => `ROLE_${upper(role)}_MAY` as const
