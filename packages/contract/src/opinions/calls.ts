import { staffMostrarOpinion } from './staff-mostrar-opinion.ts'
import { staffOcultarOpinion } from './staff-ocultar-opinion.ts'
import { staffOpiniones } from './staff-opiniones.ts'
import { staffOpinionesCantidades } from './staff-opiniones-cantidades.ts'
import { staffResponderOpinion } from './staff-responder-opinion.ts'

export const opinionsCalls = [
  staffOpiniones,
  staffOpinionesCantidades,
  staffResponderOpinion,
  staffOcultarOpinion,
  staffMostrarOpinion,
] as const
