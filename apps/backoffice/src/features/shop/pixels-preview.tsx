import { Code, Skeleton, Stack, Text } from '@mantine/core'
import { type PixelElement, pixelElements } from '#rules/shop/pixel-elements.ts'
import type { PixelFields, PolicedPixels } from '../../data/port/shop.port.ts'
import { useText } from '../../shell/texts.tsx'
import { BeforeAfter } from '../../ui/preview/before-after.tsx'
import { usePixelPreview } from './shop.queries.ts'

/** What the pages get for the pixels, after which consent, and what their policy lets these reach. */
export function PixelsPreview({ changes }: { changes: Partial<PixelFields> }) {
  const text = useText()
  const { shown, error, isBusy } = usePixelPreview(changes)
  return (
    <BeforeAfter
      title={text('SHOP_PIXELS_PREVIEW')}
      lead={text('SHOP_PIXELS_PREVIEW_LEAD')}
      isBusy={isBusy}
      note={
        error ? (
          <Text size="sm" role="status">
            {text('SHOP_PIXELS_PREVIEW_REFUSED')}
          </Text>
        ) : undefined
      }
      before={shown ? <Held policed={shown.today} /> : <Skeleton h={120} />}
      after={shown ? <Held policed={shown.draft} /> : <Skeleton h={120} />}
    />
  )
}

function Held({ policed: { pixels, hosts, codes } }: { policed: PolicedPixels }) {
  const text = useText()
  const measured = pixelElements(pixels, { measurement: true, marketing: false })
  const marketed = pixelElements(pixels, { measurement: false, marketing: true })
  if (measured.length + marketed.length === 0)
    return <Text size="sm">{text('SHOP_PIXELS_PREVIEW_NONE')}</Text>
  return (
    <Stack gap="sm">
      <Elements title={text('SHOP_PIXELS_AFTER_MEASUREMENT')} elements={measured} />
      <Elements title={text('SHOP_PIXELS_AFTER_MARKETING')} elements={marketed} />
      <div>
        <Text size="sm" c="dimmed">
          {text('SHOP_PIXELS_HOSTS')}
        </Text>
        {hosts.length === 0 && <Text size="sm">{text('SHOP_PIXELS_NO_HOSTS')}</Text>}
        {hosts.map((host) => (
          <Text key={host} size="xs" ff="monospace">
            {host}
          </Text>
        ))}
        {codes.map((code) => (
          <Text key={code} size="xs" ff="monospace">
            {code}
          </Text>
        ))}
      </div>
    </Stack>
  )
}

function Elements({ title, elements }: { title: string; elements: PixelElement[] }) {
  if (elements.length === 0) return null
  return (
    <div>
      <Text size="sm" c="dimmed">
        {title}
      </Text>
      <Code block tabIndex={0} mah={200} style={{ whiteSpace: 'pre-wrap' }}>
        {elements.map(markupOf).join('\n')}
      </Code>
    </div>
  )
}

/** As it would stand in the page's source. */
function markupOf(element: PixelElement): string {
  switch (element.kind) {
    case 'address':
      return `<script src="${element.src}"></script>`
    case 'code':
      return `<script>${element.code}</script>`
    case 'unscripted':
      return `<noscript>${element.pictures.map((src) => `<img alt="" src="${src}">`).join('')}</noscript>`
    case 'picture':
      return `<img alt="" src="${element.src}">`
  }
}
