import { fromPostWire, postName, toPostWire } from '#contract/blog/staff-post-names.ts'
import type { WireReply } from '#contract/wire-types.ts'
import type { PageFields, SitePagesPort } from '../port/site-pages.port.ts'
import { ownOf, saved, toEdited, withNames } from './editing.ts'
import type { Wire } from './wire.ts'

const states = { all: 'todos', published: 'publicado', draft: 'borrador' } as const

const fieldsOf = (datos: WireReply<'staff/pagina'>['datos']) => fromPostWire(datos) as PageFields

export function sitePagesRemote(wire: Wire): SitePagesPort {
  return {
    list: async ({ text, state }, after) =>
      (
        await wire.get('staff/paginas', {
          texto: text,
          estado: states[state],
          ...(after !== null && { tras: after }),
        })
      ).map((row) => ({
        id: row.id_pagina,
        title: row.titulo,
        slug: row.url,
        isPublished: row.publicado === 1,
        editedAt: row.fecha,
        editedBy: row.responsable,
      })),
    async find(id) {
      return { ...toEdited(await wire.get('staff/pagina', { id_pagina: id }), fieldsOf), id }
    },
    async save(id, edit) {
      const { version, changes } = edit
      const reply = wire.post('staff/guardar-pagina', {
        ...ownOf('id_pagina', id, edit),
        version,
        ...toPostWire(changes),
      })
      const edited = await saved(withNames(reply, postName), fieldsOf)
      return { ...edited, id: (await reply).id_pagina }
    },
    async remove(id, version) {
      await wire.post('staff/quitar-pagina', { id_pagina: id, version })
    },
    preview: async (id, fields) =>
      (
        await wire.post('staff/previa-pagina', {
          ...(id !== null && { id_pagina: id }),
          ...toPostWire(fields),
        })
      ).direccion,
  }
}
