import { Loader, Stack, Text, TextInput, UnstyledButton } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useData } from '../../../shell/data-context.tsx'
import { useFormat } from '../../../shell/format.ts'
import { randomKey } from '../../../shell/random-key.ts'
import { useText } from '../../../shell/texts.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { refusalText } from '../../../ui/feedback/load-failed.tsx'
import { useSend } from '../outbox/use-send.ts'
import styles from './product-picker.module.css'

const leastCharacters = 3

/** Looks for a product as the shop does, and sends it as a card. */
export function ProductPicker({
  opened,
  onClose,
  conversationId,
}: {
  opened: boolean
  onClose: () => void
  conversationId: number
}) {
  const text = useText()
  const format = useFormat()
  const data = useData()
  const send = useSend()
  const [typed, setTyped] = useState('')
  const [words] = useDebouncedValue(typed.trim(), 250)
  const {
    data: products,
    error,
    isFetching,
  } = useQuery({
    queryKey: ['products', words],
    queryFn: () => data.chat.findProducts(words),
    enabled: opened && words.length >= leastCharacters,
  })
  return (
    <Dialog opened={opened} onClose={onClose} title={text('CHAT_PRODUCT')}>
      <Stack>
        <TextInput
          type="search"
          label={text('CHAT_PRODUCT_SEARCH')}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          leftSection={<IconSearch size={16} aria-hidden="true" />}
          rightSection={isFetching && <Loader size="xs" />}
          data-autofocus
        />
        {error && <Text size="sm">{refusalText(error, text('DESK_NO_NETWORK'))}</Text>}
        {products?.length === 0 && <Text size="sm">{text('CHAT_NONE_FOUND')}</Text>}
        <ul className={styles.list}>
          {products?.map(({ id, name, price, picture }) => (
            <li key={id}>
              <UnstyledButton
                className={styles.product}
                onClick={() => {
                  onClose()
                  void send({
                    key: randomKey(),
                    conversationId,
                    kind: 'product',
                    text: name,
                    productId: id,
                  })
                }}
              >
                {picture && <img src={picture} alt="" width={48} height={48} />}
                <span className={styles.name}>{name}</span>
                <span className="tabular">{format.pesos(price)}</span>
              </UnstyledButton>
            </li>
          ))}
        </ul>
      </Stack>
    </Dialog>
  )
}
