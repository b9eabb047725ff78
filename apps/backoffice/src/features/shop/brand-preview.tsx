import { Group, Input, SimpleGrid, Text } from '@mantine/core'
import { productName } from '#rules/shop/brand.ts'
import { brandRoles } from '#rules/shop/brand-colors.ts'
import type { BrandFields } from '../../data/port/shop.port.ts'
import { useText } from '../../shell/texts.tsx'
import styles from './brand-preview.module.css'

/** What the shop's own colours are, where the owner chooses none. */
const ownColor = '#0f5a47'
const grounds = { light: '#faf7f1', dark: '#101815' }

/** The shop's header and a link in its colours, on light pages and on dark ones. */
export function BrandPreview(brand: BrandFields) {
  const text = useText()
  const { light, dark } = brandRoles(brand.color || ownColor)
  return (
    <Input.Wrapper label={text('SHOP_BRAND_PREVIEW')} labelElement="div">
      <SimpleGrid cols={{ base: 1, sm: 2 }} mt={4}>
        <Look brand={brand} title={text('SHOP_BRAND_PREVIEW_LIGHT')} roles={light} ground={grounds.light} />
        <Look brand={brand} title={text('SHOP_BRAND_PREVIEW_DARK')} roles={dark} ground={grounds.dark} />
      </SimpleGrid>
    </Input.Wrapper>
  )
}

function Look({
  brand: { name, logo, namesItself },
  title,
  roles,
  ground,
}: {
  brand: BrandFields
  title: string
  roles: Record<string, string>
  ground: string
}) {
  const text = useText()
  return (
    <figure className={styles.look} style={{ background: ground, color: roles.theme }}>
      <figcaption className={styles.bar} style={{ background: roles['bar-deep'], color: roles['on-bar'] }}>
        {title}
      </figcaption>
      <Group p="md" justify="space-between">
        <Group gap={10}>
          {logo !== '' && <img className={styles.logo} src={`/media/${logo}`} alt="" />}
          {!(logo !== '' && namesItself) && (
            <Text fw={800} fz="1.5rem" lh={1} inherit={false} c={roles.theme} translate="no">
              {name || productName}
            </Text>
          )}
        </Group>
        <Text size="sm" td="underline" c={roles.theme}>
          {text('SHOP_BRAND_PREVIEW_LINK')}
        </Text>
        <span className={styles.button} style={{ background: roles.theme, color: roles['on-theme'] }}>
          {text('SHOP_BRAND_PREVIEW_BUTTON')}
        </span>
      </Group>
    </figure>
  )
}
