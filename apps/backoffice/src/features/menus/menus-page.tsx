import { Tabs } from '@mantine/core'
import type { MenuName } from '../../data/port/menus.port.ts'
import type { TextKey } from '../../shell/text-keys.ts'
import { useText } from '../../shell/texts.tsx'
import { Loaded } from '../../ui/feedback/loaded.tsx'
import { oneOf } from '../../ui/lists/address-values.ts'
import { useAddressFilters } from '../../ui/lists/use-address-filters.ts'
import { Page } from '../../ui/page/page.tsx'
import { MenuEditor } from './menu-editor.tsx'
import { useMenus } from './menus.queries.ts'

const labels: Record<MenuName, TextKey> = {
  horizontal: 'MENUS_BAR',
  megamenu: 'MENUS_MEGAMENU',
  mobile: 'MENUS_MOBILE',
}
const first = { menu: 'horizontal' }
const values = { menu: oneOf(Object.keys(labels)) }

/** The shop's menus, one at a time. */
export default function MenusPage() {
  const text = useText()
  const { filters, set } = useAddressFilters(first, values)
  return (
    <Page title={text('DESK_MENUS')} lead={text('MENUS_LEAD')}>
      <Tabs value={filters.menu} onChange={(menu) => menu && set({ menu })}>
        <Tabs.List mb="md">
          {Object.entries(labels).map(([name, label]) => (
            <Tabs.Tab key={name} value={name}>
              {text(label)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Loaded query={useMenus()}>
          {(menus) =>
            // What is typed in one stays while another is looked at.
            menus.map((menu) => (
              <Tabs.Panel key={menu.name} value={menu.name} keepMounted>
                <MenuEditor menu={menu} />
              </Tabs.Panel>
            ))
          }
        </Loaded>
      </Tabs>
    </Page>
  )
}
