import { Anchor, Button, Group, Image, Paper, Rating, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import type { Opinion } from '../../data/port/opinions.port.ts'
import { useData } from '../../shell/data-context.tsx'
import { useFormat } from '../../shell/format.ts'
import { useText } from '../../shell/texts.tsx'
import { Confirm } from '../../ui/dialog/confirm.tsx'
import { useNotifyRefusal } from '../../ui/feedback/use-notify-refusal.ts'
import { SaidText } from '../../ui/written/said-text.tsx'
import { useMember } from '../session/session.queries.ts'
import { AnswerForm } from './answer-form.tsx'
import { HideDialog } from './hide-dialog.tsx'
import { useOpinionAct } from './opinions.queries.ts'

/** A question or a review with what was said to it, and what can be done with it. */
export function OpinionCard({
  opinion,
  onAnswering,
}: {
  opinion: Opinion
  /** Whether an answer is being written by now. */
  onAnswering: (isOpen: boolean) => void
}) {
  const text = useText()
  const format = useFormat()
  const { opinions } = useData()
  const notify = useNotifyRefusal()
  const [isHiding, setHiding] = useState(false)
  const [isAnswering, setAnswering] = useState(false)
  const [isErasing, setErasing] = useState(false)
  const write = (isOpen: boolean) => {
    setAnswering(isOpen)
    onAnswering(isOpen)
  }
  const { role } = useMember()
  const show = useOpinionAct(opinions.show, () => undefined)
  const erase = useOpinionAct(opinions.eraseReview, () => undefined)
  const { kind, photos, product, date, author, content, language, rating, answer, answeredBy, hiddenReason } =
    opinion
  const isHidden = hiddenReason !== ''
  return (
    <Paper component="li" withBorder radius="lg" p="md">
      <Stack gap="xs">
        <Group justify="space-between" align="start" wrap="nowrap">
          <Anchor href={`/shop/products/${encodeURIComponent(product.slug)}`} target="_blank" fw={650}>
            {product.name}
          </Anchor>
          {rating !== null && (
            <Rating
              value={rating}
              readOnly
              role="img"
              aria-label={text('OPINIONS_STARS', { count: rating })}
            />
          )}
        </Group>
        <Text style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }} lang={language}>
          <SaidText>{content}</SaidText>
        </Text>
        <Text size="sm" c="dimmed">
          <bdi>{author}</bdi> · {format.fullDay(date)}
        </Text>
        {photos.length > 0 && (
          <Group gap="xs">
            {photos.map(({ src, thumbnail }, index) => (
              <Anchor key={src} href={src} target="_blank">
                <Image
                  src={thumbnail}
                  alt={text('OPINIONS_PHOTO', { number: index + 1 })}
                  w={72}
                  h={72}
                  radius="md"
                />
              </Anchor>
            ))}
          </Group>
        )}
        {answer !== '' && !isAnswering && (
          <Paper bg="var(--mantine-color-default-hover)" radius="md" p="sm">
            <Text size="sm" c="dimmed">
              {answeredBy === '' ? text('OPINIONS_ANSWER') : text('OPINIONS_ANSWER_OF', { name: answeredBy })}
            </Text>
            <Text style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
              <SaidText>{answer}</SaidText>
            </Text>
          </Paper>
        )}
        {isHidden && (
          <Text size="sm" c="clay">
            {text('OPINIONS_HIDDEN_FOR', { reason: hiddenReason })}
          </Text>
        )}
        {isAnswering ? (
          <AnswerForm opinion={opinion} onClose={() => write(false)} />
        ) : (
          <Group gap="xs">
            {!isHidden && (
              <Button size="compact-md" onClick={() => write(true)}>
                {text(answer === '' ? 'OPINIONS_REPLY' : 'OPINIONS_EDIT')}
              </Button>
            )}
            {isHidden ? (
              <Button
                size="compact-md"
                variant="default"
                loading={show.isPending}
                onClick={() => show.mutate(opinion, { onError: notify })}
              >
                {text('OPINIONS_SHOW')}
              </Button>
            ) : (
              <Button size="compact-md" variant="default" onClick={() => setHiding(true)}>
                {text('OPINIONS_HIDE')}
              </Button>
            )}
            {isHidden && kind === 'review' && role !== 'agent' && (
              <Button size="compact-md" variant="subtle" color="clay" onClick={() => setErasing(true)}>
                {text('OPINIONS_ERASE')}
              </Button>
            )}
          </Group>
        )}
      </Stack>
      <Confirm
        opened={isErasing}
        title={text('OPINIONS_ERASE')}
        text={text('OPINIONS_ERASE_LEAD')}
        act={text('OPINIONS_ERASE')}
        onConfirm={() => erase.mutateAsync(opinion.id)}
        onClose={() => setErasing(false)}
      />
      {isHiding && <HideDialog opinion={opinion} onClose={() => setHiding(false)} />}
    </Paper>
  )
}
