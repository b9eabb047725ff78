import { staffPreviaTextoLegal } from './staff-previa-texto-legal.ts'
import { staffPublicarTextoLegal } from './staff-publicar-texto-legal.ts'
import { staffTextosLegales } from './staff-textos-legales.ts'
import { textoLegal } from './texto-legal.ts'

export const lawCalls = [
  textoLegal,
  staffTextosLegales,
  staffPublicarTextoLegal,
  staffPreviaTextoLegal,
] as const
