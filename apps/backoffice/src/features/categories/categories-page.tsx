import { Button, Grid, Paper, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import type { DeskCategory } from '../../data/port/categories.port.ts'
import { useText } from '../../shell/texts.tsx'
import { Loaded } from '../../ui/feedback/loaded.tsx'
import { idValue } from '../../ui/lists/address-values.ts'
import { useAddressFilters } from '../../ui/lists/use-address-filters.ts'
import { Page } from '../../ui/page/page.tsx'
import { AddDialog } from '../products/add-dialog.tsx'
import { useCounts, useMove, useTree, useTreeChanged } from './categories.queries.ts'
import { CategoryActs } from './category-acts.tsx'
import { CategoryForm } from './category-form.tsx'
import { CategoryTree } from './category-tree.tsx'

const defaults = { id: '' }
const values = { id: idValue }

/** The tree of categories: put in order by drag or by buttons, and each edited beside it. */
export default function CategoriesPage() {
  const text = useText()
  const { filters, set } = useAddressFilters(defaults, values)
  const [isAdding, setAdding] = useState(false)
  const tree = useTree()
  const { data: counts } = useCounts()
  const move = useMove()
  const changed = useTreeChanged()
  const open = (id: number | null) => set({ id: id === null ? '' : String(id) })
  return (
    <Page
      title={text('DESK_CATEGORIES')}
      lead={text('CATEGORIES_LEAD')}
      size="xl"
      acts={
        <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setAdding(true)}>
          {text('CATEGORIES_ADD')}
        </Button>
      }
    >
      <Loaded query={tree}>
        {(categories) => {
          const current = categories.find(({ id }) => String(id) === filters.id)
          return (
            <Grid gap="lg" align="start">
              <Grid.Col span={{ base: 12, md: 5 }}>
                <Paper withBorder radius="lg" p="sm">
                  {categories.length === 0 ? (
                    <Text c="dimmed" p="sm">
                      {text('CATEGORIES_NONE')}
                    </Text>
                  ) : (
                    <CategoryTree
                      categories={categories}
                      counts={counts}
                      current={current?.id ?? null}
                      onOpen={open}
                      onMove={(category, place) => move.mutate([category, place])}
                    />
                  )}
                </Paper>
              </Grid.Col>
              <Grid.Col span={{ base: 12, md: 7 }}>
                {current ? (
                  <Edited categories={categories} current={current} onClose={() => open(null)} />
                ) : (
                  <Text c="dimmed">{text('CATEGORIES_CHOOSE')}</Text>
                )}
              </Grid.Col>
              {isAdding && (
                <AddDialog
                  what="category"
                  categories={categories.map(({ id, parentId, fields }) => ({
                    id,
                    parentId,
                    name: fields.name,
                  }))}
                  parentId={current?.id ?? null}
                  onClose={() => setAdding(false)}
                  onAdded={(id) => void changed().then(() => open(id))}
                />
              )}
            </Grid>
          )
        }}
      </Loaded>
    </Page>
  )
}

function Edited({
  categories,
  current,
  onClose,
}: {
  categories: DeskCategory[]
  current: DeskCategory
  onClose: () => void
}) {
  return (
    <>
      <CategoryActs categories={categories} category={current} onRemoved={onClose} />
      <CategoryForm key={current.id} category={current} />
    </>
  )
}
