import { SimpleGrid, Stack, TextInput } from '@mantine/core'
import type { Seller } from '#rules/shop/shop-facts.ts'
import type { Edited } from '../../data/port/shop.port.ts'
import { useData } from '../../shell/data-context.tsx'
import type { TextKey } from '../../shell/text-keys.ts'
import { useText } from '../../shell/texts.tsx'
import { fieldError } from '../../ui/feedback/refused.tsx'
import { EditActs } from '../../ui/form/edit-acts.tsx'
import { useEditForm } from '../../ui/form/use-edit-form.ts'
import { Part } from '../../ui/page/part.tsx'
import { useStepsChanged } from './shop.queries.ts'

type Field = { name: keyof Seller; wire: string; label: TextKey; help?: TextKey; type?: string; most: number }

const facts: Field[] = [
  { name: 'name', wire: 'nombre', label: 'SHOP_SELLER_NAME', help: 'SHOP_SELLER_NAME_HELP', most: 120 },
  { name: 'rut', wire: 'rut', label: 'SHOP_RUT', most: 20 },
  { name: 'address', wire: 'direccion', label: 'SHOP_ADDRESS', most: 200 },
  { name: 'email', wire: 'correo', label: 'SHOP_EMAIL', help: 'SHOP_EMAIL_HELP', type: 'email', most: 254 },
  { name: 'phone', wire: 'telefono', label: 'SHOP_PHONE', type: 'tel', most: 40 },
  { name: 'whatsapp', wire: 'whatsapp', label: 'SHOP_WHATSAPP', type: 'tel', most: 40 },
  { name: 'instagram', wire: 'instagram', label: 'SHOP_INSTAGRAM', type: 'url', most: 300 },
  { name: 'facebook', wire: 'facebook', label: 'SHOP_FACEBOOK', type: 'url', most: 300 },
  { name: 'youtube', wire: 'youtube', label: 'SHOP_YOUTUBE', type: 'url', most: 300 },
]
const wires = facts.map(({ wire }) => wire)

/** Who sells; what is empty is told nowhere. */
export function SellerPart({ edited, isReadOnly }: { edited: Edited<Seller>; isReadOnly: boolean }) {
  const text = useText()
  const { shop } = useData()
  const { form, submit, error, ...state } = useEditForm(edited, shop.saveSeller, useStepsChanged())
  return (
    <Part title={text('SHOP_SELLER')} lead={text('SHOP_SELLER_LEAD')}>
      <form onSubmit={form.onSubmit(submit)}>
        <Stack>
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            {facts.map(({ name, wire, label, help, type, most }) => (
              <TextInput
                key={name}
                {...form.getInputProps(name)}
                label={text(label)}
                {...(help && { description: text(help) })}
                inputWrapperOrder={['label', 'input', 'description', 'error']}
                type={type ?? 'text'}
                error={fieldError(error, wire)}
                maxLength={most}
                readOnly={isReadOnly}
              />
            ))}
          </SimpleGrid>
          {!isReadOnly && <EditActs {...state} error={error} fields={wires} />}
        </Stack>
      </form>
    </Part>
  )
}
