import { meaningNames } from '#contract/search/meaning-names.ts'
import { readFilterKinds } from '#contract/search/reading-words.ts'
import type { WireReply } from '#contract/wire-types.ts'
import {
  meanings,
  type SearchPort,
  type SynonymGroup,
  type Term,
  type TriedSearch,
} from '../port/search.port.ts'
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
    async saveTerm({ id, meaning, term, target }) {
      const saved = await wire.post('staff/guardar-termino-busqueda', {
        ...(id !== null && { id_termino: id }),
        significado: meaningNames[meaning],
        termino: term,
        equivale: target,
      })
      return toTerm(saved)
    },
    async removeTerm(id) {
      await wire.post('staff/quitar-termino-busqueda', { id_termino: id })
    },
    async synonyms({ text, before }) {
      const asked = { texto: text, ...(before !== null && { antes_de: before }) }
      return (await wire.get('staff/sinonimos-busqueda', asked)).map(toGroup)
    },
    async saveSynonyms({ id, terms }) {
      const saved = await wire.post('staff/guardar-sinonimos-busqueda', {
        ...(id !== null && { id_grupo: id }),
        terminos: terms,
      })
      return toGroup(saved)
    },
    async removeSynonyms(id) {
      await wire.post('staff/quitar-sinonimos-busqueda', { id_grupo: id })
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

const toTerm = (row: WireReply<'staff/terminos-busqueda'>[number]): Term => ({
  id: row.id_termino,
  meaning: meanings.find((meaning) => meaningNames[meaning] === row.significado) ?? 'filler',
  term: row.termino,
  target: row.equivale,
  changedBy: row.responsable,
})

const toGroup = (row: WireReply<'staff/sinonimos-busqueda'>[number]): SynonymGroup => ({
  id: row.id_grupo,
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
