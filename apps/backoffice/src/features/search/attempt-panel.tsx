import { Anchor, Badge, Button, Group, List, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { TriedSearch } from '../../data/port/search.port.ts'
import type { TextKey } from '../../shell/text-keys.ts'
import { useText } from '../../shell/texts.tsx'
import { Loaded } from '../../ui/feedback/loaded.tsx'
import { targetName } from './meaning-texts.ts'
import { useAttempt } from './search.queries.ts'

/** Asks the search as a shopper would, and says how it understands. */
export function AttemptPanel({
  attempted,
  onAttempt,
}: {
  attempted: string
  onAttempt: (words: string) => void
}) {
  const text = useText()
  const [typed, setTyped] = useState(attempted)
  const attempt = useAttempt(attempted)
  return (
    <Stack>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          onAttempt(typed.trim())
        }}
      >
        <Group align="end">
          <TextInput
            label={text('SEARCH_TRY_WORDS')}
            placeholder={text('SEARCH_TRY_EXAMPLE')}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            maxLength={120}
            flex={1}
            maw={480}
          />
          <Button type="submit">{text('SEARCH_TRY_ACT')}</Button>
        </Group>
      </form>
      <div aria-live="polite">
        {attempted !== '' && <Loaded query={attempt}>{(tried) => <Understood tried={tried} />}</Loaded>}
      </div>
    </Stack>
  )
}

const kindTexts: Record<TriedSearch['filters'][number]['kind'], TextKey> = {
  animal: 'SEARCH_MEANS_ANIMAL',
  stage: 'SEARCH_MEANS_STAGE',
  size: 'SEARCH_MEANS_SIZE',
  brand: 'SEARCH_MEANS_BRAND',
  contents: 'SEARCH_AMOUNT',
  allergens: 'SEARCH_ALLERGY',
}

function Understood({ tried }: { tried: TriedSearch }) {
  const text = useText()
  const { vehicle, filters, dropped, topics, rest, total, products } = tried
  return (
    <Stack gap="md">
      <Group gap="xs">
        {vehicle && <Part name={text('SEARCH_VEHICLE')} words={vehicle.name} isLess={!vehicle.isApplied} />}
        {filters.map(({ kind, words, isApplied }) => (
          <Part key={`${kind} ${words}`} name={text(kindTexts[kind])} words={words} isLess={!isApplied} />
        ))}
        {topics.map((topic) => (
          <Part
            key={topic}
            name={text('SEARCH_MEANS_HELP')}
            words={targetName({ meaning: 'help', target: topic }, text)}
          />
        ))}
        {rest && <Part name={text('SEARCH_WORDS')} words={rest} isLess />}
      </Group>
      {dropped.length > 0 && (
        <Text size="sm">
          {text('SEARCH_DROPPED', { words: dropped.map((word) => `“${word}”`).join(', ') })}
        </Text>
      )}
      <Text fw={650}>{total === 0 ? text('SEARCH_FOUND_NONE') : text('SEARCH_FOUND', { count: total })}</Text>
      <List type="ordered" size="sm" spacing={6}>
        {products.map(({ id, name, slug }) => (
          <List.Item key={id}>
            <Anchor href={`/shop/products/${slug}`} target="_blank" size="sm">
              {name}
            </Anchor>
          </List.Item>
        ))}
      </List>
    </Stack>
  )
}

function Part({ name, words, isLess = false }: { name: string; words: string; isLess?: boolean }) {
  return (
    <Badge
      variant={isLess ? 'outline' : 'light'}
      color={isLess ? 'gray' : 'huella'}
      tt="none"
      size="lg"
      miw={0}
    >
      {name}: {words}
    </Badge>
  )
}
