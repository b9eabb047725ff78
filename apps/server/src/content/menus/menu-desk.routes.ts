import type { WireReply, WireRequest } from '#contract/wire-types.ts'
import type { Transaction } from '../../db/connection.ts'
import type { Handlers } from '../../http/wire/register-call.ts'
import type { PreviewedReplies } from '../../previews/previewed-replies.ts'
import { inEachLanguage, type PreviewsService } from '../../previews/previews.service.ts'
import { isRefusal, refuse, refuseEdited } from '../../refusals/refusal.ts'
import { presentMenuItem } from '../content.present.ts'
import { contentService } from '../content.service.ts'
import type { MenuName } from '../content.tables.ts'
import type { DeskMenu, MenuDesk } from './menu-desk.service.ts'
import type { MenuEntry } from './menu-entries.ts'

type WireMenu = WireReply<'staff/menus'>[number]
type Outer = WireMenu['datos']['entradas'][number]
type Sent = NonNullable<WireRequest<'staff/guardar-menu'>['entradas']>[number]

const names = { horizontal: 'horizontal', movil: 'mobile', megamenu: 'megamenu' } as const
const wireNames = { horizontal: 'horizontal', mobile: 'movil', megamenu: 'megamenu' } as const
const calls = {
  horizontal: 'menu-horizontal-web',
  mobile: 'menu-horizontal-movil',
  megamenu: 'menu-megamenu-web',
} as const

/** The staff's calls about the shop's menus. */
export function menuDeskRoutes(desk: MenuDesk, previews: PreviewsService) {
  return {
    'staff/menus': async () => (await desk.list()).map(presentMenu),

    'staff/guardar-menu': async ({ nombre, version, entradas }, { staff }) => {
      if (!staff) return refuse('SESSION_REQUIRED')
      const saved = await desk.save({ name: names[nombre], version, entries: entradas.map(readEntry) }, staff)
      if (isRefusal(saved)) return saved
      const { row, isStale } = saved
      if (!isStale) return presentMenu(row)
      const { editedBy: by, editedAt } = row
      return refuseEdited({
        version: row.version,
        by,
        at: editedAt ?? new Date(0),
        now: presentMenu(row).datos,
      })
    },

    'staff/previa-menu': async ({ nombre, entradas }, { staff }) => {
      if (!staff) return refuse('SESSION_REQUIRED')
      const name = names[nombre]
      const made = await previews.make(
        () => '/',
        async (tx) => {
          await desk.stage(tx, { name, entries: entradas.map(readEntry) }, staff)
          return shownWith(tx, name)
        },
      )
      return isRefusal(made) ? made : { direccion: made.address }
    },
  } satisfies Handlers
}

async function shownWith(tx: Transaction, name: MenuName): Promise<PreviewedReplies> {
  const content = contentService({ database: { db: tx } })
  return {
    [calls[name]]: await inEachLanguage(async (language) =>
      (await content.menu(name, language)).map(presentMenuItem),
    ),
  }
}

const presentMenu = ({ name, version, editedBy, editedAt, entries }: DeskMenu): WireMenu => ({
  nombre: wireNames[name],
  version,
  responsable: editedBy,
  fecha: editedAt?.toISOString() ?? null,
  datos: { entradas: entries.map(presentEntry) as Outer[] },
})

/** The same names at each depth: the contract strips those that a depth has not. */
const presentEntry = (entry: MenuEntry): object => ({
  titulo: entry.title,
  titulo_en: entry.titleEn,
  titulo_ru: entry.titleRu,
  enlace: entry.link,
  enlace_en: entry.linkEn,
  enlace_ru: entry.linkRu,
  imagen: entry.image,
  misma_columna: entry.isSameColumn ? 1 : 0,
  entradas: entry.entries.map(presentEntry),
})

type AnyEntry = Omit<Sent, 'entradas' | 'imagen'> & {
  imagen?: string | undefined
  misma_columna?: 0 | 1 | undefined
  entradas?: AnyEntry[] | undefined
}

const readEntry = (entry: AnyEntry): MenuEntry => ({
  title: entry.titulo,
  titleEn: entry.titulo_en ?? '',
  titleRu: entry.titulo_ru ?? '',
  link: entry.enlace,
  linkEn: entry.enlace_en ?? '',
  linkRu: entry.enlace_ru ?? '',
  image: entry.imagen ?? '',
  isSameColumn: entry.misma_columna === 1,
  entries: (entry.entradas ?? []).map(readEntry),
})
