import { SimpleGrid, Stack, TagsInput, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { type EditedTexts, productLimits as limits } from '#rules/products/product.ts'
import { type ShopLanguage, shopLanguages } from '#rules/text/shop-language.ts'
import { useText } from '../../../shell/texts.tsx'
import { ShopLanguageChoice, useShownLanguage } from '../../../ui/form/shop-language-choice.tsx'
import { Part } from '../../../ui/page/part.tsx'
import type { ProductForm } from '../use-product-form.ts'
import { paragraphsOf } from './paragraphs.ts'

const noTexts: EditedTexts = { name: '', shortDescription: '', description: [], tags: [] }

const isEmpty = ({ name, shortDescription, description, tags }: EditedTexts) =>
  name + shortDescription + description.join('') + tags.join('') === ''

/** Fields of the wire that are shown with the Spanish texts. */
const ofSpanish = [
  'nombre',
  'descripcion_corta',
  'descripcion',
  'etiquetas',
  'codigo',
  'codigo_original',
  'codigo_barra',
]

/** The name, the descriptions and the tags, in Spanish and where wanted in other languages. */
export function BasicsPart({ form, errorOf }: ProductForm) {
  const text = useText()
  const wrong = shopLanguages.filter((code) =>
    (code === 'es' ? ofSpanish : [code]).some((field) => errorOf(field) !== null),
  )
  const [language, setLanguage] = useShownLanguage(wrong)
  const { values } = form
  const shown = language === 'es' ? values : (values[language] ?? noTexts)
  const set = (part: Partial<EditedTexts>) => {
    if (language === 'es') return form.setValues(part)
    const texts = { ...(values[language] ?? noTexts), ...part }
    form.setFieldValue(language, isEmpty(texts) ? null : texts)
  }
  const error = (field: string) => errorOf(language === 'es' ? field : `${language}.${field}`)
  return (
    <Part title={text('PRODUCTS_BASICS')}>
      <Stack gap="sm">
        <ShopLanguageChoice
          label={text('PRODUCTS_LANGUAGE')}
          value={language}
          onChange={setLanguage}
          wrong={wrong}
        />
        <TextInput
          label={text('PRODUCTS_NAME')}
          value={shown.name}
          onChange={(event) => set({ name: event.currentTarget.value })}
          error={error('nombre')}
          maxLength={limits.name}
          required={language === 'es'}
          lang={language}
        />
        <Textarea
          label={text('PRODUCTS_SHORT_DESCRIPTION')}
          value={shown.shortDescription}
          onChange={(event) => set({ shortDescription: event.currentTarget.value })}
          error={error('descripcion_corta')}
          maxLength={limits.shortDescription}
          autosize
          minRows={2}
          lang={language}
        />
        <Paragraphs
          key={language}
          paragraphs={shown.description}
          language={language}
          error={error('descripcion')}
          onChange={(description) => set({ description })}
        />
        <TagsInput
          label={text('PRODUCTS_TAGS')}
          description={text('PRODUCTS_TAGS_HELP')}
          value={shown.tags}
          onChange={(tags) => set({ tags })}
          error={error('etiquetas')}
          maxTags={limits.tags}
          lang={language}
        />
        {language === 'es' && (
          <SimpleGrid cols={{ base: 1, sm: 3 }}>
            <TextInput
              {...form.getInputProps('sku')}
              label={text('PRODUCTS_SKU')}
              error={errorOf('codigo')}
              maxLength={limits.code}
              required
            />
            <TextInput
              {...form.getInputProps('originalCode')}
              label={text('PRODUCTS_ORIGINAL_CODE')}
              error={errorOf('codigo_original')}
              maxLength={limits.code}
            />
            <TextInput
              {...form.getInputProps('barcode')}
              label={text('PRODUCTS_BARCODE')}
              error={errorOf('codigo_barra')}
              maxLength={limits.code}
              inputMode="numeric"
            />
          </SimpleGrid>
        )}
      </Stack>
    </Part>
  )
}

/** What is typed stays as it is typed; the paragraphs are what stands between blank lines. */
function Paragraphs({
  paragraphs,
  language,
  error,
  onChange,
}: {
  paragraphs: readonly string[]
  language: ShopLanguage
  error: string | null
  onChange: (paragraphs: string[]) => void
}) {
  const text = useText()
  const [typed, setTyped] = useState(paragraphs.join('\n\n'))
  return (
    <Textarea
      label={text('PRODUCTS_DESCRIPTION')}
      description={text('PRODUCTS_DESCRIPTION_HELP')}
      value={typed}
      onChange={(event) => {
        setTyped(event.currentTarget.value)
        onChange(paragraphsOf(event.currentTarget.value))
      }}
      error={error}
      autosize
      minRows={5}
      maxRows={20}
      lang={language}
    />
  )
}
