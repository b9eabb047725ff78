import { fromPostWire, postName, toPostWire } from '#contract/blog/staff-post-names.ts'
import type { WireReply } from '#contract/wire-types.ts'
import type { LawFields, LawKind, LawPort, LawText, PublishedLaw } from '../port/law.port.ts'
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

type WirePublished = NonNullable<WireReply<'staff/texto-legal'>['anterior']>

const toPublished = ({ version, fecha, responsable, datos }: WirePublished): PublishedLaw => ({
  name: version,
  publishedAt: fecha,
  by: responsable,
  fields: fieldsOf(datos),
})

export function lawRemote(wire: Wire): LawPort {
  return {
    async published(kind, name) {
      const { anterior, ...found } = await wire.get('staff/texto-legal', {
        tipo: wireKinds[kind],
        version: name,
      })
      return { ...toPublished(found), before: anterior && toPublished(anterior) }
    },
    async numbers() {
      const told = await wire.get('plazos-tienda', {})
      return {
        retractDays: told.retracto_dias,
        unconfirmedRetractDays: told.retracto_dias_sin_confirmacion,
        refundDays: told.devolucion_dinero_dias,
        guaranteeMonths: told.garantia_meses,
        sessionDays: told.sesion_dias,
        chatDays: told.chat_dias,
      }
    },
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
