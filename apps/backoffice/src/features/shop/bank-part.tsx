import { Alert, SimpleGrid, Stack, TextInput } from '@mantine/core'
import type { BankAccount } from '#rules/shop/shop-facts.ts'
import type { Edited } from '../../data/port/shop.port.ts'
import { useData } from '../../shell/data-context.tsx'
import type { TextKey } from '../../shell/text-keys.ts'
import { useText } from '../../shell/texts.tsx'
import { fieldError } from '../../ui/feedback/refused.tsx'
import { EditActs } from '../../ui/form/edit-acts.tsx'
import { useEditForm } from '../../ui/form/use-edit-form.ts'
import { Part } from '../../ui/page/part.tsx'
import { useStepsChanged } from './shop.queries.ts'

const facts: { name: keyof BankAccount; wire: string; label: TextKey; most: number }[] = [
  { name: 'bank', wire: 'banco', label: 'SHOP_BANK_NAME', most: 80 },
  { name: 'accountType', wire: 'tipo_cuenta', label: 'SHOP_BANK_TYPE', most: 60 },
  { name: 'number', wire: 'numero_cuenta', label: 'SHOP_BANK_NUMBER', most: 40 },
  { name: 'holder', wire: 'titular', label: 'SHOP_BANK_HOLDER', most: 120 },
  { name: 'rut', wire: 'rut', label: 'SHOP_BANK_RUT', most: 20 },
  { name: 'email', wire: 'correo', label: 'SHOP_BANK_EMAIL', most: 254 },
]
const wires = facts.map(({ wire }) => wire)

/** Where transfers go; without an account none are taken. */
export function BankPart({ edited, isReadOnly }: { edited: Edited<BankAccount>; isReadOnly: boolean }) {
  const text = useText()
  const { shop } = useData()
  const { form, submit, error, ...state } = useEditForm(edited, shop.saveBank, useStepsChanged())
  return (
    <Part title={text('SHOP_BANK')} lead={text('SHOP_BANK_LEAD')}>
      <form onSubmit={form.onSubmit(submit)}>
        <Stack>
          {form.values.number === '' && (
            <Alert color="sun" variant="light">
              {text('SHOP_BANK_NONE')}
            </Alert>
          )}
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            {facts.map(({ name, wire, label, most }) => (
              <TextInput
                key={name}
                {...form.getInputProps(name)}
                label={text(label)}
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
