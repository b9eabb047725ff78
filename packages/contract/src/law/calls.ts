import { staffPreviaTextoLegal } from './staff-previa-texto-legal.ts'
import { staffPublicarTextoLegal } from './staff-publicar-texto-legal.ts'
import { staffTextoLegal } from './staff-texto-legal.ts'
import { staffTextosLegales } from './staff-textos-legales.ts'
import { textoLegal } from './texto-legal.ts'

export const lawCalls = [
  textoLegal,
  staffTextosLegales,
  staffTextoLegal,
  staffPublicarTextoLegal,
  staffPreviaTextoLegal,
] as const
