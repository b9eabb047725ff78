import { Button, Group } from '@mantine/core'
import {
  IconArrowDown,
  IconArrowUp,
  IconExternalLink,
  IconFolderSymlink,
  IconTrash,
} from '@tabler/icons-react'
import { useState } from 'react'
import type { DeskCategory } from '../../data/port/categories.port.ts'
import { useText } from '../../shell/texts.tsx'
import { useMove } from './categories.queries.ts'
import { MoveCategory } from './move-category.tsx'
import { RemoveCategory } from './remove-category.tsx'
import { stepPlace } from './tree-places.ts'

/** What is done to a category besides its texts: its place, and its end. */
export function CategoryActs({
  categories,
  category,
  onRemoved,
}: {
  categories: DeskCategory[]
  category: DeskCategory
  onRemoved: () => void
}) {
  const text = useText()
  const move = useMove()
  const [asked, setAsked] = useState<'move' | 'remove' | null>(null)
  const step = (way: 'up' | 'down') => {
    const place = stepPlace(categories, category, way)
    return {
      disabled: place === null || move.isPending,
      onClick: () => place && move.mutate([category, place]),
    }
  }
  return (
    <Group gap="xs" mb="md">
      <Button {...step('up')} variant="default" size="xs" leftSection={<IconArrowUp size={16} aria-hidden />}>
        {text('CATEGORIES_UP')}
      </Button>
      <Button
        {...step('down')}
        variant="default"
        size="xs"
        leftSection={<IconArrowDown size={16} aria-hidden />}
      >
        {text('CATEGORIES_DOWN')}
      </Button>
      <Button
        variant="default"
        size="xs"
        leftSection={<IconFolderSymlink size={16} aria-hidden />}
        onClick={() => setAsked('move')}
      >
        {text('CATEGORIES_MOVE')}
      </Button>
      <Button
        component="a"
        href={`/shop/category/${category.fields.slug}`}
        target="_blank"
        rel="noreferrer"
        variant="default"
        size="xs"
        leftSection={<IconExternalLink size={16} aria-hidden />}
      >
        {text('PRODUCTS_IN_SHOP')}
      </Button>
      <Button
        variant="light"
        color="clay"
        size="xs"
        leftSection={<IconTrash size={16} aria-hidden />}
        onClick={() => setAsked('remove')}
      >
        {text('CATEGORIES_REMOVE')}
      </Button>
      {asked === 'move' && (
        <MoveCategory categories={categories} category={category} onClose={() => setAsked(null)} />
      )}
      {asked === 'remove' && (
        <RemoveCategory
          categories={categories}
          category={category}
          onClose={() => setAsked(null)}
          onRemoved={onRemoved}
        />
      )}
    </Group>
  )
}
