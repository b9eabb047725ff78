import { Select, Stack, Switch, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { categoryLimits as limits } from '#rules/products/category-tree.ts'
import { productLimits } from '#rules/products/product.ts'
import { type ShopLanguage, shopLanguages } from '#rules/text/shop-language.ts'
import type { CategoryTexts, DeskCategory } from '../../data/port/categories.port.ts'
import { useData } from '../../shell/data-context.tsx'
import { useText } from '../../shell/texts.tsx'
import { fieldError } from '../../ui/feedback/refused.tsx'
import { EditActs } from '../../ui/form/edit-acts.tsx'
import { ShopLanguageChoice, useShownLanguage } from '../../ui/form/shop-language-choice.tsx'
import { useEditForm } from '../../ui/form/use-edit-form.ts'
import { PictureField } from '../../ui/media/picture-field.tsx'
import { Part } from '../../ui/page/part.tsx'
import { useTreeChanged } from './categories.queries.ts'

const isSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other)

const noTexts: CategoryTexts = { name: '', description: '', seoTitle: '', seoDescription: '' }
const isEmpty = (texts: CategoryTexts) => Object.values(texts).join('') === ''
const ofTexts = ['nombre', 'descripcion', 'titulo_seo', 'descripcion_seo']
const wiresIn = (language: ShopLanguage) =>
  ofTexts.map((field) => (language === 'es' ? field : `${language}.${field}`))
const wires = [...shopLanguages.flatMap(wiresIn), 'urlamigable', 'imagen', 'arbol']

/** What the shop says of a category, in its languages, and how it is shown. */
export function CategoryForm({ category }: { category: DeskCategory }) {
  const text = useText()
  const { categories } = useData()
  const changed = useTreeChanged()
  const [known, setKnown] = useState(category.fields)
  const { form, submit, error, isDirty, ...state } = useEditForm(
    category,
    // A move raises the version, and says nothing of what is edited here.
    ({ version, ...edit }) =>
      categories.save(category.id, {
        ...edit,
        version: isSame(known, category.fields) ? Math.max(version, category.version) : version,
      }),
    (saved) => {
      setKnown(saved.fields)
      void changed()
    },
  )
  const wrong = shopLanguages.filter((code) => wiresIn(code).some((wire) => fieldError(error, wire) !== null))
  const [language, setLanguage] = useShownLanguage(wrong)
  const { values } = form
  const shown = language === 'es' ? values : (values[language] ?? noTexts)
  const set = (part: Partial<CategoryTexts>) => {
    if (language === 'es') return form.setValues(part)
    const texts = { ...noTexts, ...values[language], ...part }
    form.setFieldValue(language, isEmpty(texts) ? null : texts)
  }
  const input = (name: keyof CategoryTexts, wire: string) => ({
    value: shown[name],
    onChange: (event: { currentTarget: { value: string } }) => set({ [name]: event.currentTarget.value }),
    error: fieldError(error, language === 'es' ? wire : `${language}.${wire}`),
    lang: language,
  })
  return (
    <Part title={category.fields.name}>
      <form onSubmit={form.onSubmit(submit)}>
        <Stack>
          <ShopLanguageChoice
            label={text('PRODUCTS_LANGUAGE')}
            value={language}
            onChange={setLanguage}
            wrong={wrong}
          />
          <TextInput
            {...input('name', 'nombre')}
            label={text('PRODUCTS_NAME')}
            maxLength={productLimits.rowName}
            required={language === 'es'}
          />
          <Textarea
            {...input('description', 'descripcion')}
            label={text('CATEGORIES_DESCRIPTION')}
            maxLength={limits.description}
            autosize
            minRows={2}
          />
          <TextInput
            {...input('seoTitle', 'titulo_seo')}
            label={text('CATEGORIES_SEO_TITLE')}
            description={text('CATEGORIES_SEO_HELP')}
            placeholder={shown.name}
            maxLength={limits.seoTitle}
          />
          <Textarea
            {...input('seoDescription', 'descripcion_seo')}
            label={text('CATEGORIES_SEO_DESCRIPTION')}
            placeholder={shown.description}
            maxLength={limits.seoDescription}
            autosize
          />
          <TextInput
            {...form.getInputProps('slug')}
            label={text('PRODUCTS_SLUG')}
            description={text('PRODUCTS_SLUG_HELP')}
            leftSection="/"
            error={fieldError(error, 'urlamigable')}
            maxLength={productLimits.slug}
            required
          />
          <PictureField
            label={text('CATEGORIES_PICTURE')}
            value={values.image}
            onChange={(image) => form.setFieldValue('image', image)}
            error={fieldError(error, 'imagen')}
          />
          {category.parentId === null && (
            <Select
              label={text('CATEGORIES_TREE')}
              description={text('CATEGORIES_TREE_HELP')}
              data={[
                { value: 'pets', label: text('CATEGORIES_TREE_PETS') },
                { value: 'vehicles', label: text('CATEGORIES_TREE_VEHICLES') },
              ]}
              value={values.tree}
              onChange={(tree) => form.setFieldValue('tree', tree === 'vehicles' ? 'vehicles' : 'pets')}
              error={fieldError(error, 'arbol')}
              allowDeselect={false}
            />
          )}
          <Switch
            checked={values.isHidden}
            onChange={(event) => form.setFieldValue('isHidden', event.currentTarget.checked)}
            label={text('CATEGORIES_HIDE')}
            description={text('CATEGORIES_HIDE_HELP')}
          />
          <EditActs {...state} isDirty={isDirty} error={error} fields={wires} />
        </Stack>
      </form>
    </Part>
  )
}
