import { Anchor, Container, Group, Stack } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import { blankProduct, type EditedProduct } from '#rules/products/product.ts'
import type { DeskProduct } from '../../data/port/products.port.ts'
import { useText } from '../../shell/texts.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { noEdits } from './pictures/picture-changes.ts'
import { ProductPictures } from './pictures/product-pictures.tsx'
import { ProductEdit } from './product-edit.tsx'
import { useProduct } from './products.queries.ts'

const newProduct: DeskProduct = {
  id: 0,
  version: 0,
  product: blankProduct,
  names: { products: [], vehicles: [] },
}

/** A product to edit, or a new one. */
export function ProductEditor({ id }: { id: number | null }) {
  const text = useText()
  const [, go] = useLocation()
  return (
    <Container size="xl" py="lg">
      <Stack gap="lg">
        <Anchor component={Link} href="/productos" style={{ alignSelf: 'start' }}>
          <Group gap={6} component="span">
            <IconArrowLeft size={16} aria-hidden="true" />
            {text('PRODUCTS_TITLE')}
          </Group>
        </Anchor>
        {id === null ? (
          <ProductEdit
            read={newProduct}
            onSaved={(saved) => go(`/productos/${saved.id}`, { replace: true })}
          />
        ) : (
          <Stored id={id} />
        )}
      </Stack>
    </Container>
  )
}

/** Begins anew with what stands whenever that was saved or undone, and with what was typed while it was saved. */
function Stored({ id }: { id: number }) {
  const product = useProduct(id)
  const [round, setRound] = useState(0)
  const [typed, setTyped] = useState<Partial<EditedProduct>>({})
  // Pictures are saved by themselves: what was done to them outlives a save of the other fields.
  const [pictureEdits, setPictureEdits] = useState(noEdits)
  return (
    <Loaded query={product}>
      {(read) => (
        <ProductEdit
          key={`${read.version}-${round}`}
          read={read}
          pictures={<ProductPictures productId={read.id} edits={pictureEdits} onEdit={setPictureEdits} />}
          typed={typed}
          onSaved={(_, since) => setTyped(since)}
          onReload={async () => {
            setTyped({})
            await product.refetch()
            setRound(round + 1)
          }}
        />
      )}
    </Loaded>
  )
}
