import { z } from 'zod'
import { flag } from '../fields.ts'
import { staffRoles } from './staff-role.ts'

/** An account of the staff, as its owners see it. */
export const staffAccount = z.object({
  id_cuenta: z.int(),
  nombre: z.string(),
  correo: z.string(),
  rol: z.enum(staffRoles),
  activa: flag,
  totp: flag,
  /** Whether its invitation has not been accepted yet. */
  invitada: flag,
  /** Whether the settings of the shop name it: name, role and password are what they say. */
  de_ajustes: flag,
  /** When it last used a session; null when never. */
  ultima_vez: z.iso.datetime().nullable(),
})

export const staffAccountExample = {
  id_cuenta: 2,
  nombre: 'Rosa',
  correo: 'rosa@huella.example',
  rol: 'agent',
  activa: 1,
  totp: 0,
  invitada: 1,
  de_ajustes: 0,
  ultima_vez: null,
} as const

/** A session of the staff. */
export const staffSession = z.object({
  id_sesion: z.uuid(),
  /** Browser and system, such as 'Firefox 140 · Linux'; empty when it did not say. */
  dispositivo: z.string(),
  /** The address from which it was opened; empty for one of before they were kept. */
  direccion: z.string(),
  creada: z.iso.datetime(),
  vista: z.iso.datetime(),
  /** Whether it is the one that asks. */
  actual: flag,
})

export const staffSessionExample = {
  id_sesion: '3b241101-e2bb-4255-8caf-4136c566a962',
  dispositivo: 'Firefox 140 · Linux',
  direccion: '203.0.113.7',
  creada: '2026-11-20T12:00:00.000Z',
  vista: '2026-11-20T12:30:00.000Z',
  actual: 1,
} as const
