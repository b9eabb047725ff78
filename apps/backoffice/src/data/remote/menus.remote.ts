import type { WireReply, WireRequest } from '#contract/wire-types.ts'
import type { MenuEntry, MenuFields, MenusPort } from '../port/menus.port.ts'
import { saved, toEdited } from './editing.ts'
import type { Wire } from './wire.ts'

type WireFields = WireReply<'staff/menus'>[number]['datos']
type Outer = WireFields['entradas'][number]
type WireEntry = Omit<Outer, 'entradas' | 'imagen'> & {
  imagen?: string
  misma_columna?: 0 | 1
  entradas?: WireEntry[]
}

const names = { horizontal: 'horizontal', mobile: 'movil', megamenu: 'megamenu' } as const
const ownNames = { horizontal: 'horizontal', movil: 'mobile', megamenu: 'megamenu' } as const

export function menusRemote(wire: Wire): MenusPort {
  return {
    list: async () =>
      (await wire.get('staff/menus', {})).map((row) => ({
        ...toEdited(row, toFields),
        name: ownNames[row.nombre],
      })),
    save: (name, { version, changes }) =>
      saved(
        wire.post('staff/guardar-menu', {
          nombre: names[name],
          version,
          entradas: toWire(changes.entries ?? []),
        }),
        toFields,
      ),
    preview: async (name, { entries }) =>
      (await wire.post('staff/previa-menu', { nombre: names[name], entradas: toWire(entries) })).direccion,
  }
}

const toFields = ({ entradas }: WireFields): MenuFields => ({ entries: entradas.map(toEntry) })

const toEntry = (row: WireEntry): MenuEntry => ({
  title: row.titulo,
  titleEn: row.titulo_en,
  titleRu: row.titulo_ru,
  link: row.enlace,
  linkEn: row.enlace_en,
  linkRu: row.enlace_ru,
  image: row.imagen ?? '',
  isSameColumn: row.misma_columna === 1,
  entries: (row.entradas ?? []).map(toEntry),
})

const toWireEntry = (entry: MenuEntry): WireEntry => ({
  titulo: entry.title,
  titulo_en: entry.titleEn,
  titulo_ru: entry.titleRu,
  enlace: entry.link,
  enlace_en: entry.linkEn,
  enlace_ru: entry.linkRu,
  imagen: entry.image,
  misma_columna: entry.isSameColumn ? 1 : 0,
  entradas: entry.entries.map(toWireEntry),
})

const toWire = (entries: readonly MenuEntry[]) =>
  entries.map(toWireEntry) as WireRequest<'staff/guardar-menu'>['entradas']
