import { Group, Select, Switch, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import type { TextKey } from '../../shell/text-keys.ts'
import { useText } from '../../shell/texts.tsx'
import { fieldError } from '../feedback/refused.tsx'
import { SearchField } from '../lists/search-field.tsx'
import type { WrittenPart } from './written-editor.tsx'

export const writtenStates = ['all', 'published', 'draft'] as const
export type WrittenState = (typeof writtenStates)[number]

/** What an address says, or all. */
export const writtenState = (given: string): WrittenState =>
  writtenStates.find((each) => each === given) ?? 'all'

/** Finds what was written by its words and by whether the shop shows it; `children` are further filters. */
export function WrittenFilters({
  filters,
  set,
  labels,
  children,
}: {
  filters: { texto: string; estado: string }
  set: (changes: { texto?: string; estado?: string }) => void
  labels: Record<WrittenState, TextKey>
  children?: ReactNode
}) {
  const text = useText()
  return (
    <Group align="end">
      <SearchField
        label={text('BLOG_FIND')}
        words={filters.texto}
        onChange={(texto) => set({ texto })}
        maxLength={80}
        flex="1 1 220px"
      />
      <Select
        label={text('BLOG_STATE')}
        value={writtenState(filters.estado)}
        onChange={(value) => set({ estado: value ?? 'all' })}
        allowDeselect={false}
        data={writtenStates.map((value) => ({ value, label: text(labels[value]) }))}
      />
      {children}
    </Group>
  )
}

export function PublishedSwitch({
  label,
  values,
  set,
}: { label: string } & Pick<WrittenPart<{ isPublished: boolean }>, 'values' | 'set'>) {
  return (
    <Switch
      label={label}
      checked={values.isPublished}
      onChange={(event) => set('isPublished', event.currentTarget.checked)}
    />
  )
}

/** Empty for the address that the title makes. */
export function AddressField({ values, set, error }: WrittenPart<{ slug: string }>) {
  const text = useText()
  return (
    <TextInput
      label={text('BLOG_ADDRESS')}
      description={text('BLOG_ADDRESS_HELP')}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      value={values.slug}
      onChange={(event) => set('slug', event.currentTarget.value)}
      error={fieldError(error, 'slug')}
      maxLength={160}
    />
  )
}
