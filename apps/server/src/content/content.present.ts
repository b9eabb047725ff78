import type { WireMenuItem } from '#contract/menus/shown-menu-shapes.ts'
import type { WireReply } from '#contract/wire-types.ts'
import type { Config } from '../config.ts'
import { presentLanguage } from '../terms/terms.present.ts'
import type { InLanguage } from '../terms/terms.service.ts'
import type { Branch, Campaign, MiniBanner, Slide } from './content.store.ts'
import type { MenuItem } from './content.tables.ts'
import { mediaPath } from './media-path.ts'

export function presentMenuItem(item: MenuItem): WireMenuItem {
  const { title, external, url, categoryId, links, submenu } = item
  return {
    title,
    ...presentLanguage(item),
    external,
    url,
    id_categoria: categoryId,
    ...(links && { links: links.map(presentMenuItem) }),
    ...(submenu && {
      submenu: {
        type: submenu.type,
        size: submenu.size,
        ...(submenu.image && { image: mediaPath(submenu.image) }),
        columns: submenu.columns.map((column) => ({
          size: column.size,
          links: column.links.map(presentMenuItem),
        })),
      },
    }),
  }
}

export function presentSlide(row: InLanguage<Slide>): WireReply<'ListarSliderImagenesWeb'>[number] {
  return {
    title: row.title,
    ...presentLanguage(row),
    image_classic: mediaPath(row.imageClassic),
    image_full: mediaPath(row.imageFull),
    image_mobile: mediaPath(row.imageMobile),
    texto_slider: row.content,
    urlamigable_categoria: row.categorySlug ?? '',
    enlace: row.categorySlug === null ? row.link : `/shop/category/${row.categorySlug}`,
    etiqueta_oferta: row.offerTag,
    texto_boton: row.buttonText,
  }
}

export function presentBanner(row: InLanguage<MiniBanner>): WireReply<'ConsultaMiniBanner'>[number] {
  return {
    id_mini_banner: row.id,
    glosa_mini_banner: row.title,
    ...presentLanguage(row),
    path_mini_banner: mediaPath(row.image),
    urlimagen_mini_banner: row.url,
    posicion_mini_banner: row.position,
  }
}

export const presentCampaign = (row: InLanguage<Campaign> | null): WireReply<'campana-vigente'> =>
  row && {
    glosa_campana: row.title,
    texto_campana: row.content,
    ...presentLanguage(row),
    fecha_termino: row.endsAt.toISOString(),
  }

export function presentBranch(row: InLanguage<Branch>): WireReply<'listar-sucursales'>[number] {
  return {
    id_sucursal: row.id,
    nombre_sucursal: row.name,
    ...presentLanguage(row),
    direccion_sucursal: row.address,
    comuna_sucursal: row.comuna,
    id_comuna: row.comunaId,
    telefono_sucursal: row.phone,
  }
}

/** How long the shop's promises and what it keeps hold. */
export type ShopTerms = Pick<Config, 'returns' | 'hold' | 'sessionIdleSeconds' | 'chat'>

/** `termsOfSale` is the version of those that hold. */
export function presentShopTerms(
  { returns, hold, sessionIdleSeconds, chat }: ShopTerms,
  termsOfSale: string,
): WireReply<'plazos-tienda'> {
  return {
    retracto_dias: returns.retractDays,
    retracto_dias_sin_confirmacion: returns.unconfirmedRetractDays,
    devolucion_dinero_dias: returns.refundDays,
    garantia_meses: returns.guaranteeMonths,
    transferencia_horas: hold.transferHours,
    transferencia_horas_sin_comprobar: hold.unprovenTransferHours,
    retiro_dias: hold.pickupDays,
    sesion_dias: sessionIdleSeconds / (24 * 60 * 60),
    chat_dias: chat.retentionDays,
    terminos: termsOfSale,
  }
}
