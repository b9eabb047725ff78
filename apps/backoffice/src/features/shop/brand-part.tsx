import { Alert, Button, Checkbox, ColorInput, Group, SimpleGrid, Stack, TextInput } from '@mantine/core'
import { isReadable, lightContrast, readableColor } from '#rules/shop/brand-colors.ts'
import type { BrandFields, Edited } from '../../data/port/shop.port.ts'
import { useData } from '../../shell/data-context.tsx'
import { useLanguage, useText } from '../../shell/texts.tsx'
import { fieldError } from '../../ui/feedback/refused.tsx'
import { EditActs } from '../../ui/form/edit-acts.tsx'
import { useEditForm } from '../../ui/form/use-edit-form.ts'
import { PictureField } from '../../ui/media/picture-field.tsx'
import { Part } from '../../ui/page/part.tsx'
import { BrandPreview } from './brand-preview.tsx'
import { useStepsChanged } from './shop.queries.ts'

const wires = ['nombre', 'color', 'logo']
const isColor = (text: string) => /^#[0-9a-f]{6}$/i.test(text)

/** The shop's name, its picture and its colour, shown as they will look before they are saved. */
export function BrandPart({ edited, isReadOnly }: { edited: Edited<BrandFields>; isReadOnly: boolean }) {
  const text = useText()
  const { shop } = useData()
  const { form, submit, error, ...state } = useEditForm(edited, shop.saveBrand, useStepsChanged())
  const { name, color, logo, namesItself } = form.values
  return (
    <Part title={text('SHOP_BRAND')} lead={text('SHOP_BRAND_LEAD')}>
      <form onSubmit={form.onSubmit(submit)}>
        <Stack>
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            <TextInput
              {...form.getInputProps('name')}
              label={text('SHOP_BRAND_NAME')}
              description={text('SHOP_BRAND_NAME_HELP')}
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              error={fieldError(error, 'nombre')}
              maxLength={40}
              readOnly={isReadOnly}
            />
            <ColorInput
              {...form.getInputProps('color')}
              label={text('SHOP_BRAND_COLOR')}
              description={text('SHOP_BRAND_COLOR_HELP')}
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              error={fieldError(error, 'color')}
              format="hex"
              withEyeDropper={false}
              readOnly={isReadOnly}
            />
          </SimpleGrid>
          {isColor(color) && !isReadable(color) && (
            <LowContrast color={color} onChoose={(next) => form.setFieldValue('color', next)} />
          )}
          {!isReadOnly && (
            <PictureField
              label={text('SHOP_BRAND_LOGO')}
              description={text('SHOP_BRAND_LOGO_HELP')}
              value={logo}
              onChange={(file) => form.setFieldValue('logo', file)}
              error={fieldError(error, 'logo')}
            />
          )}
          {logo !== '' && (
            <Checkbox
              label={text('SHOP_BRAND_NAMES_ITSELF')}
              checked={namesItself}
              disabled={isReadOnly}
              onChange={(event) => form.setFieldValue('namesItself', event.currentTarget.checked)}
            />
          )}
          <BrandPreview
            name={name}
            color={isColor(color) && isReadable(color) ? color : ''}
            logo={logo}
            namesItself={namesItself}
          />
          {!isReadOnly && <EditActs {...state} error={error} fields={wires} />}
        </Stack>
      </form>
    </Part>
  )
}

/** Why a colour will not be taken, and the nearest darker one that will. */
function LowContrast({ color, onChoose }: { color: string; onChoose: (color: string) => void }) {
  const text = useText()
  const { locale } = useLanguage()
  const contrast = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(lightContrast(color))
  const next = readableColor(color.toLowerCase())
  return (
    <Alert color="sun" variant="light" role="status">
      <Group>
        {text('SHOP_BRAND_COLOR_LOW', { color, contrast })}
        <Button size="compact-sm" variant="default" onClick={() => onChoose(next)}>
          {text('SHOP_BRAND_COLOR_USE', { color: next })}
        </Button>
      </Group>
    </Alert>
  )
}
