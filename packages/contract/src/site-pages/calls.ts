import { pagina } from './pagina.ts'
import { staffGuardarPagina } from './staff-guardar-pagina.ts'
import { staffPagina } from './staff-pagina.ts'
import { staffPaginas } from './staff-paginas.ts'
import { staffPreviaPagina } from './staff-previa-pagina.ts'
import { staffQuitarPagina } from './staff-quitar-pagina.ts'

export const sitePagesCalls = [
  pagina,
  staffPaginas,
  staffPagina,
  staffGuardarPagina,
  staffQuitarPagina,
  staffPreviaPagina,
] as const
