import type { WireReply } from '#contract/wire-types.ts'
import type { ProductFacts } from '#rules/catalogue/product-facts.ts'
import { allergenWords, codeOf } from '#rules/pets/pet-words.ts'

type WireFacts = NonNullable<WireReply<'ver-producto'>['ficha']>
type Wire<Kind extends WireFacts['tipo']> = Extract<WireFacts, { tipo: Kind }>

const species = { perro: 'dog', gato: 'cat', otro: 'other' } as const
const sales = { libre: 'free', receta: 'prescription', receta_retenida: 'retained-prescription' } as const

/** What is known of a product besides its features. */
export function toFacts(wire: WireFacts): ProductFacts {
  if (wire.tipo === 'alimento') return toFood(wire)
  if (wire.tipo === 'medicamento') return toMedicine(wire)
  if (wire.tipo === 'fluido') {
    const { cantidad: amount, unidad: unit, grado: grade, normas: norms } = wire
    return { kind: 'fluid', fluid: { content: { amount, unit }, grade, norms } }
  }
  if (wire.tipo === 'neumatico') {
    const { medida: size, indice_carga: loadIndex, indice_velocidad: speedIndex } = wire
    return { kind: 'tyre', tyre: { size, loadIndex, speedIndex } }
  }
  return {
    kind: 'part',
    part: {
      position: wire.posicion,
      box: wire.contenido.map((each) => ({ name: each.glosa_pieza, amount: each.cantidad })),
      torque: wire.torque.map((each) => ({ name: each.glosa_pieza, nm: each.torque })),
    },
  }
}

function toFood(wire: Wire<'alimento'>): ProductFacts {
  const { proteina: protein, grasa: fat, fibra: fibre, humedad: moisture, ceniza: ash } = wire.analisis
  return {
    kind: 'food',
    food: {
      species: species[wire.especie],
      complete: wire.completo === 1,
      fromMonths: wire.edad_meses.desde,
      toMonths: wire.edad_meses.hasta,
      ingredients: wire.ingredientes.map((each) => ({
        name: each.glosa_ingrediente,
        percent: each.porcentaje,
        ...(each.alergenos && { allergens: each.alergenos.map((own) => codeOf(allergenWords, own)) }),
      })),
      analysis: { protein, fat, fibre, moisture, ash },
      energy: wire.energia,
      kibble: wire.croqueta,
      ration: wire.racion && {
        months: wire.racion.meses,
        rows: wire.racion.filas.map(({ peso, gramos }) => ({ kg: peso, grams: gramos })),
      },
    },
  }
}

function toMedicine(wire: Wire<'medicamento'>): ProductFacts {
  return {
    kind: 'medicine',
    medicine: {
      species: wire.especies.map((each) => species[each]),
      sagRegister: wire.registro_sag,
      substances: wire.principios_activos,
      weight: wire.peso && { fromKg: wire.peso.desde, toKg: wire.peso.hasta },
      fromWeeks: wire.edad_semanas,
      sale: sales[wire.condicion_venta],
    },
  }
}
