import { tramosNavegador } from './tramos-navegador.ts'
import { vitalesPagina } from './vitales-pagina.ts'

export const observingCalls = [vitalesPagina, tramosNavegador] as const
