import { campanaVigente } from './campana-vigente.ts'
import { cancelarSuscripcion } from './cancelar-suscripcion.ts'
import { confirmarSuscripcion } from './confirmar-suscripcion.ts'
import { consultaMiniBanner } from './consulta-mini-banner.ts'
import { datosTienda } from './datos-tienda.ts'
import { enviarDatosContacto } from './enviar-datos-contacto.ts'
import { herramientoSeo } from './herramiento-seo.ts'
import { listarSliderImagenesWeb } from './listar-slider-imagenes-web.ts'
import { listarSucursales } from './listar-sucursales.ts'
import { menuHorizontalMovil } from './menu-horizontal-movil.ts'
import { menuHorizontalWeb } from './menu-horizontal-web.ts'
import { menuMegamenuWeb } from './menu-megamenu-web.ts'
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
import { subcripcionEmail } from './subcripcion-email.ts'

export const contentCalls = [
  menuHorizontalWeb,
  menuHorizontalMovil,
  menuMegamenuWeb,
  listarSliderImagenesWeb,
  consultaMiniBanner,
  listarSucursales,
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
  campanaVigente,
  subcripcionEmail,
  confirmarSuscripcion,
  cancelarSuscripcion,
  enviarDatosContacto,
] as const
