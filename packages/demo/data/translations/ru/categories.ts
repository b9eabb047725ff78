import type { DemoTexts } from '../types.ts'

export const categories: DemoTexts['categories'] = {
  perros: {
    name: 'Собаки',
    description: 'Всё для собаки: от первой ложки прикорма до последней прогулки.',
  },
  'perros-alimentos': {
    name: 'Корм',
    description: 'Сухой корм, консервы и лакомства для любого возраста, размера и желудка.',
  },
  'perros-salud': {
    name: 'Здоровье',
    description: 'Капли, таблетки и добавки, чтобы заботиться круглый год.',
  },
  'perros-accesorios': {
    name: 'Аксессуары и уют',
    description: 'Лежанки, всё для прогулок и игрушки, которые выдержат зубы.',
  },
  'perros-higiene': {
    name: 'Гигиена и красота',
    description: 'Шампуни, щётки и всё для купания без драм.',
  },
  gatos: {
    name: 'Кошки',
    description: 'То, чего кошка требует, и то, о чём она ещё не догадывается.',
  },
  'gatos-alimentos': {
    name: 'Корм',
    description: 'Сухой корм, паштеты и лакомства для взыскательных гурманов.',
  },
  'gatos-salud': {
    name: 'Здоровье',
    description: 'Средства от паразитов, мальт-паста и спокойствие в любом возрасте.',
  },
  'gatos-accesorios': {
    name: 'Аксессуары и уют',
    description: 'Когтеточки, лежанки и игрушки для охоты, не выходя из дома.',
  },
  'gatos-higiene': {
    name: 'Гигиена и красота',
    description: 'Наполнители, лотки и щётки: шерсть всегда в порядке.',
  },
  exoticos: {
    name: 'Экзотика',
    description: 'Птицы, кролики, рептилии и рыбы: их мир, устроенный как надо.',
  },
  'exoticos-alimentos': {
    name: 'Корм',
    description: 'Зерно, сено, гранулы и хлопья для каждого вида.',
  },
  'exoticos-habitat': {
    name: 'Жильё',
    description: 'Клетки, террариумы, аквариумы и свет, чтобы жилось хорошо.',
  },
  'exoticos-accesorios': {
    name: 'Аксессуары и уют',
    description: 'Жёрдочки, колёса, укрытия и забота о самых маленьких.',
  },
  'exoticos-higiene': {
    name: 'Гигиена и красота',
    description: 'Подстилки, песок для купания и чистота в их уголке.',
  },
  repuestos: {
    name: 'Запчасти и аксессуары',
    description: 'Всё, что нужно машине, чтобы и дальше возить их далеко.',
  },
  'frenos-y-suspension': {
    name: 'Тормоза и подвеска',
    description: 'Тормозные колодки, диски, амортизаторы и рычаги.',
  },
  'filtros-y-lubricantes': {
    name: 'Фильтры и масла',
    description: 'Масла, фильтры, свечи, щётки и всё для техобслуживания.',
  },
}
