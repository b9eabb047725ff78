import { staffRespaldo } from './staff-respaldo.ts'
import { tramosNavegador } from './tramos-navegador.ts'
import { vitalesPagina } from './vitales-pagina.ts'

export const observingCalls = [vitalesPagina, tramosNavegador, staffRespaldo] as const
