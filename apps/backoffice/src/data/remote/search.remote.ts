import { meaningNames } from '#contract/search/meaning-names.ts'
import { readFilterKinds } from '#contract/search/reading-words.ts'
import type { WireReply } from '#contract/wire-types.ts'
import {
  meanings,
  type SearchPort,
  type SynonymGroup,
  type Term,
  type TermFields,
  type TriedSearch,
} from '../port/search.port.ts'
import type { Edited } from '../port/shop.port.ts'
import { namingNow, ownOf } from './editing.ts'
import type { Wire } from './wire.ts'

const filterKinds = ['animal', 'stage', 'size', 'brand', 'contents', 'allergens'] as const

export function searchRemote(wire: Wire): SearchPort {
  return {
    async terms({ text, meaning, before }) {
      const asked = {
        texto: text,
        ...(meaning && { significado: meaningNames[meaning] }),
        ...(before !== null && { antes_de: before }),
      }
      return (await wire.get('staff/terminos-busqueda', asked)).map(toTerm)
    },
    saveTerm: (save) =>
      savedWords(
        wire.post('staff/guardar-termino-busqueda', {
          ...ownOf('id_termino', save.id, save),
          version: save.version,
          significado: meaningNames[save.fields.meaning],
          termino: save.fields.term,
          equivale: save.fields.target,
        }),
        toTermFields,
      ),
    async removeTerm({ id, version }) {
      await wire.post('staff/quitar-termino-busqueda', { id_termino: id, version })
    },
    async synonyms({ text, before }) {
      const asked = { texto: text, ...(before !== null && { antes_de: before }) }
      return (await wire.get('staff/sinonimos-busqueda', asked)).map(toGroup)
    },
    saveSynonyms: (save) =>
      savedWords(
        wire.post('staff/guardar-sinonimos-busqueda', {
          ...ownOf('id_grupo', save.id, save),
          version: save.version,
          terminos: save.fields.terms,
        }),
        ({ terminos }) => ({ terms: terminos }),
      ),
    async removeSynonyms({ id, version }) {
      await wire.post('staff/quitar-sinonimos-busqueda', { id_grupo: id, version })
    },
    async missed() {
      const missed = await wire.get('staff/busquedas-sin-resultado', { limit: 100 })
      return missed.map(({ palabras, cantidad, ultimo_dia }) => ({
        words: palabras,
        count: cantidad,
        lastDay: ultimo_dia,
      }))
    },
    attempt: async (text) => toTried(await wire.get('staff/probar-busqueda', { texto: text })),
  }
}

type WireTerm = WireReply<'staff/terminos-busqueda'>[number]

/** A save of what stands flat on the wire. */
async function savedWords<Wire extends { version: number; responsable: string }, Fields extends object>(
  reply: Promise<Wire>,
  toFields: (wire: Wire) => Fields,
): Promise<Edited<Fields>> {
  const row = await namingNow(reply, toFields)
  return { version: row.version, by: row.responsable, at: null, fields: toFields(row) }
}

const toTermFields = (row: WireTerm): TermFields => ({
  meaning: meanings.find((meaning) => meaningNames[meaning] === row.significado) ?? 'filler',
  term: row.termino,
  target: row.equivale,
})

const toTerm = (row: WireTerm): Term => ({
  ...toTermFields(row),
  id: row.id_termino,
  version: row.version,
  changedBy: row.responsable,
})

const toGroup = (row: WireReply<'staff/sinonimos-busqueda'>[number]): SynonymGroup => ({
  id: row.id_grupo,
  version: row.version,
  terms: row.terminos,
  changedBy: row.responsable,
})

function toTried({ busqueda, palabras, total, productos }: WireReply<'staff/probar-busqueda'>): TriedSearch {
  const { vehiculo, filtros, sin_resultado, ayuda } = busqueda
  const named = vehiculo ? [vehiculo.marca, vehiculo.modelo, vehiculo.motor, vehiculo.anio] : []
  return {
    vehicle: vehiculo && {
      name: named.filter((part) => part !== null).join(' '),
      isApplied: vehiculo.se_cumple === 1,
    },
    filters: filtros.map((filter) => ({
      kind: filterKinds.find((kind) => readFilterKinds[kind] === filter.tipo) ?? 'stage',
      words: filter.palabras,
      isApplied: filter.se_cumple === 1,
    })),
    dropped: sin_resultado,
    topics: ayuda,
    rest: palabras,
    total,
    products: productos.map((row) => ({
      id: row.id_producto,
      name: row.glosa_producto,
      slug: row.urlamigable_producto,
    })),
  }
}
