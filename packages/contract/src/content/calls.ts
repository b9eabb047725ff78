import { campanaVigente } from './campana-vigente.ts'
import { cancelarSuscripcion } from './cancelar-suscripcion.ts'
import { confirmarSuscripcion } from './confirmar-suscripcion.ts'
import { consultaMiniBanner } from './consulta-mini-banner.ts'
import { enviarDatosContacto } from './enviar-datos-contacto.ts'
import { herramientoSeo } from './herramiento-seo.ts'
import { listarSliderImagenesWeb } from './listar-slider-imagenes-web.ts'
import { listarSucursales } from './listar-sucursales.ts'
import { menuHorizontalMovil } from './menu-horizontal-movil.ts'
import { menuHorizontalWeb } from './menu-horizontal-web.ts'
import { menuMegamenuWeb } from './menu-megamenu-web.ts'
import { plazosTienda } from './plazos-tienda.ts'
import { staffGuardarSeo } from './staff-guardar-seo.ts'
import { subcripcionEmail } from './subcripcion-email.ts'

export const contentCalls = [
  menuHorizontalWeb,
  menuHorizontalMovil,
  menuMegamenuWeb,
  listarSliderImagenesWeb,
  consultaMiniBanner,
  listarSucursales,
  plazosTienda,
  herramientoSeo,
  staffGuardarSeo,
  campanaVigente,
  subcripcionEmail,
  confirmarSuscripcion,
  cancelarSuscripcion,
  enviarDatosContacto,
] as const
