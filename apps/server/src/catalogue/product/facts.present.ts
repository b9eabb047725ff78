import type { WireReply } from '#contract/wire-types.ts'
import type {
  FluidFacts,
  FoodFacts,
  MedicineFacts,
  PartFacts,
  ProductFacts,
} from '#rules/catalogue/product-facts.ts'
import { allergenWords } from '#rules/pets/pet-words.ts'
import { presentLanguage } from '../../terms/terms.present.ts'
import type { InLanguage } from '../../terms/terms.service.ts'

type WireFacts = NonNullable<WireReply<'ver-producto'>['ficha']>

const speciesNames = { dog: 'perro', cat: 'gato', other: 'otro' } as const
const saleNames = {
  free: 'libre',
  prescription: 'receta',
  'retained-prescription': 'receta_retenida',
} as const

/** What is known of a product besides its features, as the wire has it. */
export function presentFacts(row: InLanguage<{ facts: ProductFacts }>): WireFacts {
  const language = presentLanguage(row)
  const { facts } = row
  if (facts.kind === 'food') return { tipo: 'alimento', ...language, ...food(facts.food) }
  if (facts.kind === 'medicine') return { tipo: 'medicamento', ...language, ...medicine(facts.medicine) }
  if (facts.kind === 'part') return { tipo: 'repuesto', ...language, ...part(facts.part) }
  if (facts.kind === 'fluid') return { tipo: 'fluido', ...language, ...fluid(facts.fluid) }
  const { size, loadIndex, speedIndex } = facts.tyre
  return {
    tipo: 'neumatico',
    ...language,
    medida: size,
    indice_carga: loadIndex,
    indice_velocidad: speedIndex,
  }
}

function food({ analysis, ration, ...facts }: FoodFacts) {
  return {
    especie: speciesNames[facts.species],
    completo: facts.complete ? (1 as const) : (0 as const),
    edad_meses: { desde: facts.fromMonths, hasta: facts.toMonths },
    ingredientes: facts.ingredients.map(({ name, percent, allergens }) => ({
      glosa_ingrediente: name,
      porcentaje: percent,
      ...(allergens && { alergenos: allergens.map((each) => allergenWords[each]) }),
    })),
    analisis: {
      proteina: analysis.protein,
      grasa: analysis.fat,
      fibra: analysis.fibre,
      humedad: analysis.moisture,
      ceniza: analysis.ash,
    },
    energia: facts.energy,
    croqueta: facts.kibble,
    racion: ration && {
      meses: ration.months,
      filas: ration.rows.map(({ kg, grams }) => ({ peso: kg, gramos: grams })),
    },
  }
}

function medicine({ weight, ...facts }: MedicineFacts) {
  return {
    especies: facts.species.map((each) => speciesNames[each]),
    registro_sag: facts.sagRegister,
    principios_activos: facts.substances,
    peso: weight && { desde: weight.fromKg, hasta: weight.toKg },
    edad_semanas: facts.fromWeeks,
    condicion_venta: saleNames[facts.sale],
  }
}

const fluid = ({ content, grade, norms }: FluidFacts) => ({
  cantidad: content.amount,
  unidad: content.unit,
  grado: grade,
  normas: norms,
})

function part({ position, box, torque }: PartFacts) {
  return {
    posicion: position,
    contenido: box.map(({ name, amount }) => ({ glosa_pieza: name, cantidad: amount })),
    torque: torque.map(({ name, nm }) => ({ glosa_pieza: name, torque: nm })),
  }
}
