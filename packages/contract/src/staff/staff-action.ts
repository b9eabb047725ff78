/** What the log of the staff keeps, where no table of its own does. */
export const staffActions = [
  'cuenta-creada',
  'cuenta-cambiada',
  'cuenta-invitada',
  'invitacion-aceptada',
  'contrasenia-cambiada',
  'totp-activado',
  'totp-desactivado',
  'sesiones-cerradas',
  'conversacion-asignada',
  'conversacion-devuelta',
  'conversacion-silenciada',
  'conversacion-sin-silencio',
  'conversacion-desconectada',
  'chat-cerrado',
  'opinion-respondida',
  'opinion-oculta',
  'opinion-mostrada',
  'palabras-guardadas',
  'palabras-quitadas',
  'imagen-subida',
  'imagenes-cambiadas',
  'producto-creado',
  'producto-cambiado',
  'producto-deshecho',
] as const

export type StaffAction = (typeof staffActions)[number]
