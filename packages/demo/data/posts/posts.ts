import type { DemoPost } from '../types.ts'

/** The blog's categories, in the shop's order. */
export const postCategories = ['salud', 'alimentacion', 'vida-en-casa', 'en-el-camino']

/** The blog's posts, newest first; what they say stands in a file for each and each language. */
export const posts: DemoPost[] = [
  {
    slug: 'viajar-con-perro-en-el-auto',
    category: 'en-el-camino',
    tags: ['viajes', 'perros', 'seguridad'],
    date: '2026-10-29',
    author: 'Equipo Huella',
    image: 'post-1.svg',
    products: { category: 'perros-accesorios', words: 'arnés' },
  },
  {
    slug: 'cambio-de-alimento-sin-problemas',
    category: 'alimentacion',
    tags: ['alimento', 'perros', 'gatos'],
    date: '2026-10-14',
    author: 'Equipo Huella',
    image: 'post-2.svg',
    products: { category: 'perros-alimentos', words: '' },
  },
  {
    slug: 'pulgas-todo-el-ano',
    category: 'salud',
    tags: ['antipulgas', 'pipetas', 'prevencion'],
    date: '2026-09-30',
    author: 'Equipo Huella',
    image: 'post-3.svg',
    products: { category: 'perros-salud', words: '' },
  },
  {
    slug: 'cuando-cambiar-pastillas-de-freno',
    category: 'en-el-camino',
    tags: ['frenos', 'mantencion'],
    date: '2026-09-12',
    author: 'Equipo Huella',
    image: 'post-4.svg',
    products: { category: 'repuestos', words: 'pastillas' },
  },
  {
    slug: 'rascador-o-sillon',
    category: 'vida-en-casa',
    tags: ['gatos', 'rascadores'],
    date: '2026-08-27',
    author: 'Equipo Huella',
    image: 'post-5.svg',
    products: { category: 'gatos-accesorios', words: 'rascador' },
  },
  {
    slug: 'primera-semana-con-cachorro',
    category: 'vida-en-casa',
    tags: ['cachorros', 'perros'],
    date: '2026-08-09',
    author: 'Equipo Huella',
    image: 'post-6.svg',
    products: { category: 'perros', words: 'cachorro' },
  },
  {
    slug: 'terrario-dragon-barbudo',
    category: 'vida-en-casa',
    tags: ['exoticos', 'reptiles'],
    date: '2026-07-21',
    author: 'Equipo Huella',
    image: 'post-7.svg',
    products: { category: 'exoticos', words: 'terrario' },
  },
  {
    slug: 'mantencion-antes-de-las-vacaciones',
    category: 'en-el-camino',
    tags: ['mantencion', 'aceite', 'filtros'],
    date: '2026-07-03',
    author: 'Equipo Huella',
    image: 'post-8.svg',
    products: { category: 'repuestos', words: 'aceite' },
  },
]
