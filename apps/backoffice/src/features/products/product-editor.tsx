import { Anchor, Container, Group, Stack } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { useState } from 'react'
import { Link, useLocation, useSearchParams } from 'wouter'
import { blankProduct, type EditedProduct } from '#rules/products/product.ts'
import type { DeskProduct } from '../../data/port/products.port.ts'
import { useText } from '../../shell/texts.tsx'
import { Loaded } from '../../ui/feedback/loaded.tsx'
import { rowNumber } from '../../ui/feedback/row-number.ts'
import { useGivenTyped, useGiveTyped } from '../../ui/form/use-typed-since.ts'
import { useBackToList } from '../../ui/lists/listed-link.tsx'
import { copyOf } from './copy-of.ts'
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

/** What was typed while that version was saved. */
type Since = { version: number; typed: Partial<EditedProduct> }

const addressOf = (id: number) => `/productos/${id}`

/** A product to edit, or a new one, which may begin as a copy of the one that the address names. */
export function ProductEditor({ id }: { id: number | null }) {
  const text = useText()
  const [query] = useSearchParams()
  const copied = rowNumber(query.get('copia') ?? '')
  const back = useBackToList('/productos')
  return (
    <Container size="xl" py="lg">
      <Stack gap="lg">
        <Anchor component={Link} href={back} style={{ alignSelf: 'start' }}>
          <Group gap={6} component="span">
            <IconArrowLeft size={16} aria-hidden="true" />
            {text('PRODUCTS_TITLE')}
          </Group>
        </Anchor>
        {id !== null ? <Stored id={id} /> : copied === null ? <New /> : <Copy of={copied} />}
      </Stack>
    </Container>
  )
}

function New({ read = newProduct, typed = {} }: { read?: DeskProduct; typed?: Partial<EditedProduct> }) {
  const [, go] = useLocation()
  const giveTyped = useGiveTyped()
  return (
    <ProductEdit
      read={read}
      typed={typed}
      onSaved={({ id: made, version }, since) => {
        giveTyped(addressOf(made), { version, typed: since } satisfies Since)
        go(addressOf(made), { replace: true })
      }}
    />
  )
}

function Copy({ of }: { of: number }) {
  const text = useText()
  return (
    <Loaded query={useProduct(of)}>
      {({ product, names }) => (
        <New
          key={of}
          read={{ ...newProduct, names }}
          typed={copyOf(product, text('PRODUCTS_COPY_NAME', { name: product.name }))}
        />
      )}
    </Loaded>
  )
}

/** Begins anew with what stands whenever that was saved or undone, and with what was typed while it was saved. */
function Stored({ id }: { id: number }) {
  const product = useProduct(id)
  const [round, setRound] = useState(0)
  const given = useGivenTyped<Since>(addressOf(id))
  const [since, setSince] = useState<Since | null>(given ?? null)
  // Pictures are saved by themselves: what was done to them outlives a save of the other fields.
  const [pictureEdits, setPictureEdits] = useState(noEdits)
  return (
    <Loaded query={product}>
      {(read) => (
        <ProductEdit
          key={`${read.version}-${round}`}
          read={read}
          pictures={<ProductPictures productId={read.id} edits={pictureEdits} onEdit={setPictureEdits} />}
          // Of the version that it was typed over alone: a save that is taken back later begins with what then stands.
          typed={since?.version === read.version ? since.typed : {}}
          onSaved={({ version }, typed) => setSince({ version, typed })}
          onReload={async () => {
            setSince(null)
            await product.refetch()
            setRound(round + 1)
          }}
        />
      )}
    </Loaded>
  )
}
