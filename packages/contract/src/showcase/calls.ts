import { campanaVigente } from './campana-vigente.ts'
import { consultaMiniBanner } from './consulta-mini-banner.ts'
import { listarSliderImagenesWeb } from './listar-slider-imagenes-web.ts'
import { staffGuardarBanner } from './staff-guardar-banner.ts'
import { staffGuardarCampana } from './staff-guardar-campana.ts'
import { staffGuardarDiapositiva } from './staff-guardar-diapositiva.ts'
import { staffOrdenarPortada } from './staff-ordenar-portada.ts'
import { staffPortada } from './staff-portada.ts'
import { staffPreviaPortada } from './staff-previa-portada.ts'
import { staffQuitarPortada } from './staff-quitar-portada.ts'

export const showcaseCalls = [
  listarSliderImagenesWeb,
  consultaMiniBanner,
  campanaVigente,
  staffPortada,
  staffGuardarDiapositiva,
  staffGuardarBanner,
  staffGuardarCampana,
  staffOrdenarPortada,
  staffQuitarPortada,
  staffPreviaPortada,
] as const
