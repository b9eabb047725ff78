import type { DemoPostTexts } from '../../types.ts'
import { text as arenasParaGatoComparadas } from './arenas-para-gato-comparadas.ts'
import { text as conejosYCuyesEnCasa } from './conejos-y-cuyes-en-casa.ts'
import { text as cuandoCambiarPastillasDeFreno } from './cuando-cambiar-pastillas-de-freno.ts'
import { text as cuantaComidaDarle } from './cuanta-comida-darle.ts'
import { text as elegirAlimentoPorEdadYTamano } from './elegir-alimento-por-edad-y-tamano.ts'
import { text as leerElVinYEncontrarElRepuesto } from './leer-el-vin-y-encontrar-el-repuesto.ts'
import { text as plumillasYBateriaAntesDelInvierno } from './plumillas-y-bateria-antes-del-invierno.ts'
import { text as primeraSemanaConCachorro } from './primera-semana-con-cachorro.ts'
import { text as pulgasTodoElAno } from './pulgas-todo-el-ano.ts'
import { text as queAceiteUsaTuMotor } from './que-aceite-usa-tu-motor.ts'
import { text as retractoYGarantiaExplicados } from './retracto-y-garantia-explicados.ts'
import { text as viajarConPerroEnElAuto } from './viajar-con-perro-en-el-auto.ts'

/** The blog in Spanish. */
export const texts: DemoPostTexts = {
  categories: {
    salud: 'Salud',
    alimentacion: 'Alimentación',
    'vida-en-casa': 'Vida en casa',
    'en-el-camino': 'En el camino',
    taller: 'Taller',
    'comprar-bien': 'Comprar bien',
  },
  tags: {
    viajes: 'viajes',
    perros: 'perros',
    seguridad: 'seguridad',
    gatos: 'gatos',
    prevencion: 'prevención',
    derechos: 'derechos',
    devoluciones: 'devoluciones',
    alimento: 'alimento',
    cachorros: 'cachorros',
    aceite: 'aceite',
    mantencion: 'mantención',
    vin: 'VIN',
    repuestos: 'repuestos',
    higiene: 'higiene',
    frenos: 'frenos',
    peso: 'peso',
    exoticos: 'exóticos',
    conejos: 'conejos',
    invierno: 'invierno',
  },
  posts: {
    'viajar-con-perro-en-el-auto': viajarConPerroEnElAuto,
    'pulgas-todo-el-ano': pulgasTodoElAno,
    'retracto-y-garantia-explicados': retractoYGarantiaExplicados,
    'elegir-alimento-por-edad-y-tamano': elegirAlimentoPorEdadYTamano,
    'que-aceite-usa-tu-motor': queAceiteUsaTuMotor,
    'primera-semana-con-cachorro': primeraSemanaConCachorro,
    'leer-el-vin-y-encontrar-el-repuesto': leerElVinYEncontrarElRepuesto,
    'arenas-para-gato-comparadas': arenasParaGatoComparadas,
    'cuando-cambiar-pastillas-de-freno': cuandoCambiarPastillasDeFreno,
    'cuanta-comida-darle': cuantaComidaDarle,
    'conejos-y-cuyes-en-casa': conejosYCuyesEnCasa,
    'plumillas-y-bateria-antes-del-invierno': plumillasYBateriaAntesDelInvierno,
  },
}
