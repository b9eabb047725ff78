import { fromShowcaseWire, showcaseName, toShowcaseWire } from '#contract/showcase/showcase-names.ts'
import type { WireReply } from '#contract/wire-types.ts'
import type { Edit } from '../port/shop.port.ts'
import type { ShowcaseFields, ShowcaseKind, ShowcasePort } from '../port/showcase.port.ts'
import { ownOf, saved, toEdited, withNames } from './editing.ts'
import type { Wire } from './wire.ts'

type WireShowcase = WireReply<'staff/portada'>
type Row = WireShowcase['diapositivas' | 'banners' | 'campanas'][number]

const kinds = { slide: 'diapositiva', banner: 'banner', campaign: 'campana' } as const

const fieldsOf = <Kind extends ShowcaseKind>(datos: Row['datos']) =>
  fromShowcaseWire(datos) as unknown as ShowcaseFields[Kind]

export function showcaseRemote(wire: Wire): ShowcasePort {
  const send = (kind: ShowcaseKind, id: number | null, edit: Edit<object>): Promise<Row> => {
    const sent = { version: edit.version, ...toShowcaseWire(edit.changes) } as object
    const own = <Name extends string>(name: Name) => ownOf(name, id, edit)
    if (kind === 'slide') return wire.post('staff/guardar-diapositiva', { ...sent, ...own('id_diapositiva') })
    if (kind === 'banner') return wire.post('staff/guardar-banner', { ...sent, ...own('id_banner') })
    return wire.post('staff/guardar-campana', { ...sent, ...own('id_campana') })
  }
  return {
    async list() {
      const { diapositivas, banners, campanas, orden } = await wire.get('staff/portada', {})
      return {
        slide: diapositivas.map((row) => ({
          ...toEdited(row, fieldsOf<'slide'>),
          id: row.id_diapositiva,
        })),
        banner: banners.map((row) => ({ ...toEdited(row, fieldsOf<'banner'>), id: row.id_banner })),
        campaign: campanas.map((row) => ({ ...toEdited(row, fieldsOf<'campaign'>), id: row.id_campana })),
        orders: { slide: orden.diapositiva, banner: orden.banner },
      }
    },
    save: (kind, id, edit) => saved(withNames(send(kind, id, edit), showcaseName), fieldsOf<typeof kind>),
    async remove(kind, id, version) {
      await wire.post('staff/quitar-portada', { tipo: kinds[kind], id, version })
    },
    async arrange(kind, version, ids) {
      await wire.post('staff/ordenar-portada', { tipo: kinds[kind], version, ids })
    },
    async preview(kind, id, fields) {
      const { direccion } = await wire.post('staff/previa-portada', {
        ...(id !== null && { id }),
        [kinds[kind]]: toShowcaseWire(fields),
      })
      return direccion
    },
    async linkTargets() {
      const [pages, categories, brands] = await Promise.all([
        publishedPages(wire),
        wire.get('listar-categorias', {}),
        wire.get('listar-marca-imagenes', {}),
      ])
      return {
        pages: pages.map(({ titulo, url }) => ({ name: titulo, path: `/pagina/${url}` })),
        categories: categories.map((row) => ({
          name: row.glosa_categoria,
          path: `/shop/category/${row.urlamigable_categoria}`,
        })),
        brands: brands.map((row) => ({ name: row.glosa_marca, path: `/brand/${row.urlamigable_marca}` })),
      }
    },
  }
}

/** How many pages a reply holds, and how many are offered as what a link leads to. */
const pageLength = 50
const mostPages = 1000

/** The owner's pages that the shop shows, the last written first. */
async function publishedPages(wire: Wire) {
  const found: WireReply<'staff/paginas'> = []
  while (found.length < mostPages) {
    const next = await wire.get('staff/paginas', { estado: 'publicado', tras: found.at(-1)?.id_pagina })
    found.push(...next)
    if (next.length < pageLength) break
  }
  return found
}
