import { fromPostWire, postName, toPostWire } from '#contract/blog/staff-post-names.ts'
import type { WireReply } from '#contract/wire-types.ts'
import type { LawFields, LawKind, LawPort, LawText } from '../port/law.port.ts'
import { namingNow, toEdited, withNames } from './editing.ts'
import type { Wire } from './wire.ts'

type WireText = WireReply<'staff/textos-legales'>[number]

const wireKinds = {
  terms: 'terminos',
  privacy: 'privacidad',
  returns: 'retracto',
  guarantee: 'garantia',
  cookies: 'cookies',
} as const satisfies Record<LawKind, WireText['tipo']>

const kindOf = (tipo: WireText['tipo']): LawKind =>
  (Object.keys(wireKinds) as LawKind[]).find((kind) => wireKinds[kind] === tipo) ?? 'terms'

const fieldsOf = (datos: WireText['datos']) => fromPostWire(datos) as LawFields

const textOf = (row: WireText): LawText => ({
  ...toEdited(row, fieldsOf),
  kind: kindOf(row.tipo),
  versions: row.versiones.map(({ version, fecha, responsable }) => ({
    name: version,
    publishedAt: fecha,
    by: responsable,
  })),
})

export function lawRemote(wire: Wire): LawPort {
  return {
    list: async () => (await wire.get('staff/textos-legales', {})).map(textOf),
    async publish(kind, { version, changes }) {
      const sent = { tipo: wireKinds[kind], version, ...toPostWire(changes) }
      const reply = withNames(wire.post('staff/publicar-texto-legal', sent), postName)
      return textOf(await namingNow(reply, fieldsOf))
    },
    preview: async (kind, fields) =>
      (await wire.post('staff/previa-texto-legal', { tipo: wireKinds[kind], ...toPostWire(fields) }))
        .direccion,
  }
}
