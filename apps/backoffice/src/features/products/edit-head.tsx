import { ActionIcon, Button, Group, Title, Tooltip } from '@mantine/core'
import { IconCopy, IconExternalLink } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { DeskProduct } from '../../data/port/products.port.ts'
import { useText } from '../../shell/texts.tsx'
import styles from './edit-head.module.css'

/** What is edited, the way to its page in the shop, and what saves it; it stays in sight. */
export function EditHead({
  read,
  isChanged,
  isBusy,
  isReadOnly,
  preview,
}: {
  read: DeskProduct
  isChanged: boolean
  isBusy: boolean
  isReadOnly: boolean
  /** Shows what the shop does not show yet. */
  preview: ReactNode
}) {
  const text = useText()
  const { id, product } = read
  return (
    <Group justify="space-between" className={styles.head}>
      <Title order={1} fz="1.5rem">
        {id === 0 ? text('PRODUCTS_NEW') : product.name}
      </Title>
      <Group gap="xs">
        {(isChanged || (id !== 0 && !product.isPublished)) && preview}
        {id !== 0 && product.isPublished && (
          <Button
            component="a"
            href={`/shop/products/${encodeURIComponent(product.slug)}`}
            target="_blank"
            variant="default"
            leftSection={<IconExternalLink size={16} aria-hidden />}
          >
            {text('PRODUCTS_IN_SHOP')}
          </Button>
        )}
        {id !== 0 && !isReadOnly && (
          <Tooltip label={text('PRODUCTS_COPY')}>
            <ActionIcon
              component={Link}
              href={`/productos/nuevo?copia=${id}`}
              variant="default"
              size={36}
              radius="xl"
              aria-label={text('PRODUCTS_COPY')}
            >
              <IconCopy size={18} aria-hidden />
            </ActionIcon>
          </Tooltip>
        )}
        {!isReadOnly && (
          <Button type="submit" loading={isBusy} disabled={!isChanged}>
            {text('DESK_SAVE')}
          </Button>
        )}
      </Group>
    </Group>
  )
}
