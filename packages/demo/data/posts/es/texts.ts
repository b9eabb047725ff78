import type { DemoPostTexts } from '../../types.ts'
import { text as cambioDeAlimentoSinProblemas } from './cambio-de-alimento-sin-problemas.ts'
import { text as cuandoCambiarPastillasDeFreno } from './cuando-cambiar-pastillas-de-freno.ts'
import { text as mantencionAntesDeLasVacaciones } from './mantencion-antes-de-las-vacaciones.ts'
import { text as primeraSemanaConCachorro } from './primera-semana-con-cachorro.ts'
import { text as pulgasTodoElAno } from './pulgas-todo-el-ano.ts'
import { text as rascadorOSillon } from './rascador-o-sillon.ts'
import { text as terrarioDragonBarbudo } from './terrario-dragon-barbudo.ts'
import { text as viajarConPerroEnElAuto } from './viajar-con-perro-en-el-auto.ts'

/** The blog in Spanish. */
export const texts: DemoPostTexts = {
  categories: {
    salud: 'Salud',
    alimentacion: 'Alimentación',
    'vida-en-casa': 'Vida en casa',
    'en-el-camino': 'En el camino',
  },
  tags: {
    viajes: 'viajes',
    perros: 'perros',
    seguridad: 'seguridad',
    alimento: 'alimento',
    gatos: 'gatos',
    antipulgas: 'antipulgas',
    pipetas: 'pipetas',
    prevencion: 'prevención',
    frenos: 'frenos',
    mantencion: 'mantención',
    rascadores: 'rascadores',
    cachorros: 'cachorros',
    exoticos: 'exóticos',
    reptiles: 'reptiles',
    aceite: 'aceite',
    filtros: 'filtros',
  },
  posts: {
    'viajar-con-perro-en-el-auto': viajarConPerroEnElAuto,
    'cambio-de-alimento-sin-problemas': cambioDeAlimentoSinProblemas,
    'pulgas-todo-el-ano': pulgasTodoElAno,
    'cuando-cambiar-pastillas-de-freno': cuandoCambiarPastillasDeFreno,
    'rascador-o-sillon': rascadorOSillon,
    'primera-semana-con-cachorro': primeraSemanaConCachorro,
    'terrario-dragon-barbudo': terrarioDragonBarbudo,
    'mantencion-antes-de-las-vacaciones': mantencionAntesDeLasVacaciones,
  },
}
