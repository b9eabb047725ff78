import { Autocomplete, Group, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useData } from '../../shell/data-context.tsx'
import { useText } from '../../shell/texts.tsx'

const mostShown = 40

const pages = [
  ['LINK_HOME', '/'],
  ['LINK_ALL', '/shop/shop-list'],
  ['LINK_PROMOTIONS', '/site/promociones'],
  ['LINK_VETERINARY', '/site/veterinario'],
  ['LINK_BLOG', '/blog'],
  ['LINK_ABOUT', '/site/about-us'],
  ['LINK_SHIPPING', '/site/shipping'],
  ['LINK_RETURNS', '/site/returns'],
  ['LINK_FAQ', '/site/faq'],
  ['LAW_TERMS', '/site/terms-conditions'],
  ['LAW_PRIVACY', '/site/privacy'],
  ['LAW_GUARANTEE', '/site/guarantee'],
  ['LAW_COOKIES', '/site/cookies'],
  ['LINK_CONTACT', '/site/contact-us-v1'],
] as const

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Where something leads: a page, category or brand that is found by its name, or any path or https address. */
export function LinkField({
  label,
  value,
  onChange,
  error,
  required = false,
}: {
  label: string
  value: string
  onChange: (link: string) => void
  error?: string | null
  required?: boolean
}) {
  const text = useText()
  const { showcase } = useData()
  const { data: targets } = useQuery({
    queryKey: ['link-targets'],
    queryFn: showcase.linkTargets,
    staleTime: 60_000,
  })
  const own = pages.map(([key, path]) => ({ name: text(key), path }))
  const groups = [
    { group: text('LINK_PAGES'), items: [...own, ...(targets?.pages ?? [])] },
    { group: text('LINK_CATEGORIES'), items: targets?.categories ?? [] },
    { group: text('LINK_BRANDS'), items: targets?.brands ?? [] },
  ]
  const names = new Map(groups.flatMap(({ items }) => items.map(({ name, path }) => [path, name])))
  const wanted = plain(value)
  const isKnown = names.has(value)
  const fits = ({ name, path }: { name: string; path: string }) =>
    isKnown || wanted === '' || plain(name).includes(wanted) || path.includes(wanted)
  return (
    <Autocomplete
      label={label}
      description={names.get(value) ?? text('LINK_HELP')}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      value={value}
      onChange={onChange}
      error={error}
      required={required}
      maxLength={500}
      data={groups
        .map(({ group, items }) => ({
          group,
          items: items
            .filter(fits)
            .slice(0, mostShown)
            .map(({ path }) => path),
        }))
        .filter(({ items }) => items.length > 0)}
      filter={({ options }) => options}
      renderOption={({ option }) => (
        <Group gap="xs" justify="space-between" w="100%">
          <Text size="sm">{names.get(option.value)}</Text>
          <Text size="xs" c="dimmed">
            {option.value}
          </Text>
        </Group>
      )}
    />
  )
}
