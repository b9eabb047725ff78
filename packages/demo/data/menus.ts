import { categories } from './categories.ts'
import type { DemoCategory, DemoMegamenu, DemoMenuItem } from './types.ts'

function childrenOf(parentId: number): DemoCategory[] {
  return categories.filter((category) => category.parentId === parentId)
}

function categoryItem(category: DemoCategory, links?: DemoMenuItem[]): DemoMenuItem {
  return {
    title: category.name,
    external: false,
    url: `/shop/category/${category.slug}`,
    categoryId: category.id,
    ...(links && links.length > 0 ? { links } : {}),
  }
}

function page(title: string, url: string): DemoMenuItem {
  return { title, external: url.startsWith('http'), url, categoryId: null }
}

function megamenuOf(root: DemoCategory): DemoMegamenu {
  const leaves = childrenOf(root.id)
  const columns = leaves.map((leaf) => ({
    size: leaves.length > 2 ? 3 : 6,
    links: [
      categoryItem(
        leaf,
        topics[leaf.id]?.map(([title, term]) => search(title, term, leaf.id)),
      ),
    ],
  }))
  return {
    type: 'megamenu',
    size: leaves.length > 2 ? 'xl' : 'md',
    image: `category-${root.slug}.svg`,
    columns,
  }
}

function search(title: string, term: string, categoryId: number): DemoMenuItem {
  return {
    title,
    external: false,
    url: `/shop/shop-list?idCategoria=${categoryId}&nameProduct=${encodeURIComponent(term)}`,
    categoryId,
  }
}

/** What people look for first in each leaf: title and the words searched. */
const topics: Record<number, [string, string][]> = {
  11: [
    ['Cachorros', 'cachorro'],
    ['Adultos', 'adulto'],
    ['Latas y patés', 'lata'],
    ['Snacks', 'snack'],
  ],
  12: [
    ['Antipulgas', 'pipeta'],
    ['Desparasitantes', 'comprimidos'],
    ['Articulaciones', 'articular'],
    ['Dientes', 'dental'],
  ],
  13: [
    ['Camas', 'cama'],
    ['Arneses y correas', 'arnés'],
    ['Juguetes', 'pelota'],
    ['Platos', 'plato'],
  ],
  14: [
    ['Shampoos', 'shampoo'],
    ['Cepillos', 'cepillado'],
    ['Sabanillas', 'sabanilla'],
    ['Oídos y patas', 'toallitas'],
  ],
  21: [
    ['Gatitos', 'gatito'],
    ['Esterilizados', 'esterilizado'],
    ['Patés', 'paté'],
    ['Premios', 'premio'],
  ],
  22: [
    ['Antipulgas', 'pipeta'],
    ['Bolas de pelo', 'malta'],
    ['Calma', 'calma'],
    ['Riñón y orina', 'urinario'],
  ],
  23: [
    ['Rascadores', 'rascador'],
    ['Camas', 'cama'],
    ['Juguetes', 'juguete'],
    ['Fuentes', 'fuente'],
  ],
  24: [
    ['Arena sanitaria', 'arena'],
    ['Bandejas', 'bandeja'],
    ['Cepillos', 'cepillo'],
    ['Shampoos', 'shampoo'],
  ],
  31: [
    ['Aves', 'semillas'],
    ['Conejos y cuyes', 'conejo'],
    ['Reptiles', 'tortuga'],
    ['Peces', 'escamas'],
  ],
  32: [
    ['Jaulas', 'jaula'],
    ['Terrarios', 'terrario'],
    ['Acuarios', 'acuario'],
    ['Luz y calor', 'ampolleta'],
  ],
  33: [
    ['Juguetes', 'juguete'],
    ['Perchas', 'percha'],
    ['Ruedas', 'rueda'],
    ['Vitaminas', 'vitaminas'],
  ],
  34: [
    ['Lechos', 'lecho'],
    ['Baños de arena', 'arena'],
    ['Limpieza', 'limpiador'],
    ['Cepillos', 'cepillo'],
  ],
  41: [
    ['Pastillas de freno', 'pastillas'],
    ['Discos', 'disco'],
    ['Amortiguadores', 'amortiguador'],
    ['Líquido de frenos', 'líquido'],
  ],
  42: [
    ['Aceites', 'aceite'],
    ['Filtros', 'filtro'],
    ['Bujías', 'bujía'],
    ['Plumillas', 'plumilla'],
  ],
}

const roots = categories.filter((category) => category.parentId === null)
/** Not the hidden pages (S2.22). */
const shortcuts = [page('Blog', '/blog'), page('Contacto', '/site/contact-us-v1')]

/** The bar under the desktop header: the trees with their panels, then pages. */
export const menuHorizontal: DemoMenuItem[] = [
  ...roots.map((root) => ({ ...categoryItem(root), submenu: megamenuOf(root) })),
  ...shortcuts,
]

/** The phone's menu, as a tree of links. */
export const menuMobile: DemoMenuItem[] = [
  ...roots.map((root) =>
    categoryItem(
      root,
      childrenOf(root.id).map((leaf) => categoryItem(leaf)),
    ),
  ),
  ...shortcuts,
]

/** 'Todas las categorías': one row per tree with its panel. */
export const megamenu: DemoMenuItem[] = roots.map((root) => ({
  ...categoryItem(root),
  submenu: megamenuOf(root),
}))
