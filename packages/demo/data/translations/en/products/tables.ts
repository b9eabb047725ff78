import { exoticosAccesorios } from './exoticos-accesorios.ts'
import { exoticosAlimentos } from './exoticos-alimentos.ts'
import { exoticosHabitat } from './exoticos-habitat.ts'
import { exoticosHigiene } from './exoticos-higiene.ts'
import { filtrosLubricantes } from './filtros-lubricantes.ts'
import { frenosSuspension } from './frenos-suspension.ts'
import { gatosAccesorios } from './gatos-accesorios.ts'
import { gatosAlimentos } from './gatos-alimentos.ts'
import { gatosHigiene } from './gatos-higiene.ts'
import { gatosSalud } from './gatos-salud.ts'
import { perrosAccesorios } from './perros-accesorios.ts'
import { perrosAlimentos } from './perros-alimentos.ts'
import { perrosHigiene } from './perros-higiene.ts'
import { perrosSalud } from './perros-salud.ts'

/** Every table of the catalogue, in its order. */
export const tables = [
  perrosAlimentos,
  perrosSalud,
  perrosAccesorios,
  perrosHigiene,
  gatosAlimentos,
  gatosSalud,
  gatosAccesorios,
  gatosHigiene,
  exoticosAlimentos,
  exoticosHabitat,
  exoticosAccesorios,
  exoticosHigiene,
  frenosSuspension,
  filtrosLubricantes,
]
