import { Button, Stack, Text, TextInput } from '@mantine/core'
import { IconBadgeTm, IconPlus, IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { useText } from '../../shell/texts.tsx'
import { Empty } from '../../ui/feedback/empty.tsx'
import { Loaded } from '../../ui/feedback/loaded.tsx'
import { idValue, wordsOf } from '../../ui/lists/address-values.ts'
import { useAddressFilters } from '../../ui/lists/use-address-filters.ts'
import { Page } from '../../ui/page/page.tsx'
import { AddDialog } from '../products/add-dialog.tsx'
import { BrandDialog } from './brand-dialog.tsx'
import { BrandTable } from './brand-table.tsx'
import { useBrandList, useBrandsChanged } from './brands.queries.ts'
import { brandsLike } from './brands-like.ts'

const defaults = { texto: '', id: '' }
const values = { texto: wordsOf(80), id: idValue }
/** Of a long list the others are found by what is typed. */
const mostShown = 200

/** The brands of the shop: each edited, merged with another or taken away. */
export default function BrandsPage() {
  const text = useText()
  const { filters, set } = useAddressFilters(defaults, values)
  const [isAdding, setAdding] = useState(false)
  const brands = useBrandList()
  const changed = useBrandsChanged()
  return (
    <Page
      title={text('DESK_BRANDS')}
      lead={text('BRANDS_LEAD')}
      acts={
        <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setAdding(true)}>
          {text('PRODUCTS_BRAND_ADD')}
        </Button>
      }
    >
      <TextInput
        type="search"
        label={text('BRANDS_FIND')}
        value={filters.texto}
        onChange={(event) => set({ texto: event.currentTarget.value })}
        leftSection={<IconSearch size={16} aria-hidden />}
        maxLength={80}
        maw={320}
      />
      <Loaded query={brands}>
        {(all) => {
          const found = brandsLike(all, filters.texto)
          const opened = all.find(({ id }) => String(id) === filters.id)
          return (
            <Stack>
              {found.length === 0 ? (
                <Empty icon={IconBadgeTm}>{text('BRANDS_NONE')}</Empty>
              ) : (
                <BrandTable brands={found.slice(0, mostShown)} onEdit={({ id }) => set({ id: String(id) })} />
              )}
              {found.length > mostShown && (
                <Text c="dimmed">{text('BRANDS_MORE', { count: found.length - mostShown })}</Text>
              )}
              {opened && (
                <BrandDialog key={opened.id} brand={opened} brands={all} onClose={() => set({ id: '' })} />
              )}
            </Stack>
          )
        }}
      </Loaded>
      {isAdding && (
        <AddDialog
          what="brand"
          categories={[]}
          onClose={() => setAdding(false)}
          onAdded={(id) => void changed().then(() => set({ id: String(id) }))}
        />
      )}
    </Page>
  )
}
