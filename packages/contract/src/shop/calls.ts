import { datosTienda } from './datos-tienda.ts'
import { herramientoSeo } from './herramiento-seo.ts'
import { plazosTienda } from './plazos-tienda.ts'
import { staffDatosTienda } from './staff-datos-tienda.ts'
import { staffGuardarCuentaBanco } from './staff-guardar-cuenta-banco.ts'
import { staffGuardarFeriados } from './staff-guardar-feriados.ts'
import { staffGuardarHorario } from './staff-guardar-horario.ts'
import { staffGuardarIdentidad } from './staff-guardar-identidad.ts'
import { staffGuardarSeo } from './staff-guardar-seo.ts'
import { staffGuardarTasas } from './staff-guardar-tasas.ts'
import { staffGuardarVendedor } from './staff-guardar-vendedor.ts'
import { staffPreviaSeo } from './staff-previa-seo.ts'
import { staffPrimerosPasos } from './staff-primeros-pasos.ts'

export const shopCalls = [
  plazosTienda,
  datosTienda,
  staffDatosTienda,
  staffGuardarIdentidad,
  staffGuardarTasas,
  staffGuardarVendedor,
  staffGuardarHorario,
  staffGuardarFeriados,
  staffGuardarCuentaBanco,
  staffPrimerosPasos,
  herramientoSeo,
  staffGuardarSeo,
  staffPreviaSeo,
] as const
