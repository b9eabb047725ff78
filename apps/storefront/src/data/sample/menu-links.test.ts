import { expect, test } from 'vitest'
import type { MenuItem } from '../port/content.port.ts'
import { createSampleData } from './sample.ts'
import { memoryStorage } from './services/open-services.samples.ts'

const noDelays = { auth: 0, vehicles: 0, list: 0, longList: 0 }

const withBelow = (item: MenuItem): MenuItem[] => [
  item,
  ...item.links.flatMap(withBelow),
  ...(item.submenu?.columns ?? []).flatMap(({ links }) => links.flatMap(withBelow)),
]

test.each(['es', 'en', 'ru'])(
  'in %s each link of the menus that searches finds something',
  async (language) => {
    const [storage, session] = [memoryStorage(), memoryStorage()]
    const data = await createSampleData({ language, storage, session, delays: noDelays })
    const links = (await data.content.listDepartments()).flatMap(withBelow)
    const searching = links.filter(({ url }) => url.includes('nameProduct='))
    expect(searching.length).toBeGreaterThan(40)
    const empty: string[] = []
    for (const { title, url } of searching) {
      const query = new URL(url, 'https://x.example').searchParams
      const category = query.get('idCategoria')
      const { total } = await data.catalogue.listProducts({
        search: query.get('nameProduct') ?? '',
        ...(category && { categoryId: Number(category) }),
        limit: 4,
      })
      if (total === 0) empty.push(`${title}: ${url}`)
    }
    expect(empty).toEqual([])
  },
)
