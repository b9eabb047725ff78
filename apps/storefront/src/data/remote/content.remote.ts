import type { WireReply } from '#contract/wire-types.ts'
import type { OpeningHours } from '#rules/chile/opening-hours.ts'
import type { ContentPort, MenuItem, ShopLook } from '../port/content.port.ts'
import { Refusal } from '../port/refusal.ts'
import type { Wire } from './wire.ts'

type WireMenuItem = WireReply<'menu-megamenu-web'>[number]

export function contentRemote(wire: Wire): ContentPort {
  return {
    listMainMenu: async () => toMenu(await wire.get('menu-horizontal-web', {})),
    listMobileMenu: async () => toMenu(await wire.get('menu-horizontal-movil', {})),
    listDepartments: async () => toMenu(await wire.get('menu-megamenu-web', {})),
    async listSlides() {
      return (await wire.get('ListarSliderImagenesWeb', {})).map((slide) => ({
        title: slide.title,
        lang: slide.idioma,
        text: slide.texto_slider,
        offerTag: slide.etiqueta_oferta,
        buttonText: slide.texto_boton,
        image: slide.image_classic,
        mobileImage: slide.image_mobile,
        url: slide.enlace,
      }))
    },
    async listBanners() {
      const banners = await wire.get('ConsultaMiniBanner', {})
      return banners
        .toSorted((a, b) => a.posicion_mini_banner - b.posicion_mini_banner)
        .map((banner) => ({
          id: banner.id_mini_banner,
          title: banner.glosa_mini_banner,
          lang: banner.idioma,
          image: banner.path_mini_banner,
          url: banner.urlimagen_mini_banner,
        }))
    },
    async subscribe(email) {
      // Anything else is failure (specification §7), whatever the contract promises.
      const reply: unknown = await wire.post('subcripcion-email', { email })
      if (reply !== 'enviado_suscripcion') throw new Refusal('NETWORK', '', { status: 0 })
    },
    async confirmSubscription(token) {
      await wire.post('confirmar-suscripcion', { token })
    },
    async endSubscription(token) {
      await wire.post('cancelar-suscripcion', { token })
    },
    async sendContact({ name, email, topic, message }) {
      await wire.post('enviar-datos-contacto', { nombre: name, email, tema: topic, mensaje: message })
    },
    async getCampaign() {
      const campaign = await wire.get('campana-vigente', {})
      return (
        campaign && {
          title: campaign.glosa_campana,
          lang: campaign.idioma,
          text: campaign.texto_campana,
          endsAt: campaign.fecha_termino,
        }
      )
    },
    async getPixels() {
      const { pixelgoogle: google, pixelfacebook: facebook } = await wire.get('HerramientoSeo', {})
      return { google, facebook: { scripts: facebook.script, pictures: facebook.noscript } }
    },
    async listBranches() {
      return (await wire.get('listar-sucursales', {})).map((branch) => ({
        id: branch.id_sucursal,
        name: branch.nombre_sucursal,
        lang: branch.idioma,
        address: branch.direccion_sucursal,
        comuna: branch.comuna_sucursal,
        comunaId: branch.id_comuna,
        phone: branch.telefono_sucursal,
      }))
    },
    async getShop() {
      const { marca, vendedor, horario, feriados, tasas } = await wire.get('datos-tienda', {})
      return {
        seller: {
          name: vendedor.nombre,
          rut: vendedor.rut,
          address: vendedor.direccion,
          phone: vendedor.telefono,
          whatsapp: vendedor.whatsapp,
          email: vendedor.correo,
          instagram: vendedor.instagram,
          facebook: vendedor.facebook,
          youtube: vendedor.youtube,
        },
        hours: {
          store: toHours(horario.tienda),
          sales: toHours(horario.ventas),
          holidays: feriados,
        },
        ...(import.meta.env.SSR && { look: toLook(marca, tasas) }),
      }
    },
    async getShopTerms() {
      const terms = await wire.get('plazos-tienda', {})
      return {
        retractDays: terms.retracto_dias,
        unconfirmedRetractDays: terms.retracto_dias_sin_confirmacion,
        refundDays: terms.devolucion_dinero_dias,
        guaranteeMonths: terms.garantia_meses,
        transferHours: terms.transferencia_horas,
        unprovenTransferHours: terms.transferencia_horas_sin_comprobar,
        pickupDays: terms.retiro_dias,
        sessionDays: terms.sesion_dias,
        chatDays: terms.chat_dias,
      }
    },
  }
}

const toHours = (days: WireReply<'datos-tienda'>['horario']['tienda']): OpeningHours | null =>
  days.length === 0
    ? null
    : Object.fromEntries(days.map(({ dia, desde, hasta }) => [dia, [desde, hasta] as const]))

const menus = new WeakMap<readonly WireMenuItem[], MenuItem[]>()

/** Each reply's menu is made once: the server shows one that it has cached in every page. */
function toMenu(wire: readonly WireMenuItem[]): MenuItem[] {
  const menu = menus.get(wire) ?? wire.map(toMenuItem)
  menus.set(wire, menu)
  return menu
}

function toMenuItem(wire: WireMenuItem): MenuItem {
  return {
    title: wire.title,
    lang: wire.idioma,
    external: wire.external,
    url: wire.url,
    categoryId: wire.id_categoria,
    links: (wire.links ?? []).map(toMenuItem),
    submenu: wire.submenu
      ? {
          size: wire.submenu.size,
          image: wire.submenu.image ?? null,
          columns: wire.submenu.columns.map((column) => ({
            size: column.size,
            links: column.links.map(toMenuItem),
          })),
        }
      : null,
  }
}

const toLook = (
  brand: WireReply<'datos-tienda'>['marca'],
  rates: WireReply<'datos-tienda'>['tasas'],
): ShopLook => ({
  brand: {
    name: brand.nombre,
    color: brand.color,
    logo: brand.path_logo,
    logoRatio: brand.proporcion_logo,
    namesItself: brand.logo_con_nombre === 1,
  },
  rates: { USD: rates.dolar, EUR: rates.euro },
})
