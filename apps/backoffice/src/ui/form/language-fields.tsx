import { Input, Skeleton, Stack, Textarea, TextInput } from '@mantine/core'
import { lazy, Suspense } from 'react'
import { type ShopLanguage, shopLanguages } from '#rules/text/shop-language.ts'
import type { TextKey } from '../../shell/text-keys.ts'
import { useText } from '../../shell/texts.tsx'
import { Boundary } from '../feedback/boundary.tsx'
import { ShopLanguageChoice, useShownLanguage } from './shop-language-choice.tsx'

const MarkdownField = lazy(() => import('../markdown/markdown-field.tsx'))

/** A text of a form in the shop's languages: `name` in Spanish, `nameEn` and `nameRu` in the others. */
export type LanguageField = {
  name: string
  label: TextKey
  max: number
  isLong?: boolean
  isMarkdown?: boolean
  isNeeded?: boolean
}

const languageEnds = { es: '', en: 'En', ru: 'Ru' } as const

/**
 * Texts in one language at a time; it turns to one in which something is wrong, and marks all such. `errorOf` says of a field, such as
 * `titleEn`, what that is.
 */
export function LanguageFields({
  fields,
  values,
  onChange,
  errorOf,
}: {
  fields: readonly LanguageField[]
  values: Record<string, unknown>
  onChange: (name: string, value: string) => void
  errorOf: (name: string) => string | null
}) {
  const text = useText()
  const wrong = shopLanguages.filter((code) =>
    fields.some(({ name }) => errorOf(name + languageEnds[code]) !== null),
  )
  const [language, setLanguage] = useShownLanguage(wrong)
  return (
    <Stack gap="sm">
      <ShopLanguageChoice
        label={text('DESK_TEXT_LANGUAGE')}
        value={language}
        onChange={setLanguage}
        wrong={wrong}
      />
      {fields.map((field) => (
        <Field
          key={`${field.name} ${language}`}
          field={field}
          language={language}
          values={values}
          onChange={onChange}
          errorOf={errorOf}
        />
      ))}
    </Stack>
  )
}

function Field({
  field: { name: base, label: key, max, isLong, isMarkdown, isNeeded },
  language,
  values,
  onChange,
  errorOf,
}: {
  field: LanguageField
  language: ShopLanguage
  values: Record<string, unknown>
  onChange: (name: string, value: string) => void
  errorOf: (name: string) => string | null
}) {
  const text = useText()
  const name = base + languageEnds[language]
  const [label, error, value] = [text(key), errorOf(name), `${values[name] ?? ''}`]
  if (isMarkdown) {
    // Where the editor's code cannot be loaded, the form stays with what was typed, and this field is a plain one.
    const plain = {
      'aria-label': label,
      value,
      lang: language,
      onChange: (event: { currentTarget: { value: string } }) => onChange(name, event.currentTarget.value),
    }
    return (
      <Input.Wrapper label={label} error={error} labelElement="div">
        <Boundary fallback={<Textarea {...plain} autosize minRows={12} />}>
          <Suspense fallback={<Skeleton h={380} />}>
            <MarkdownField
              label={label}
              value={value}
              lang={language}
              onChange={(next) => onChange(name, next)}
            />
          </Suspense>
        </Boundary>
      </Input.Wrapper>
    )
  }
  const props = {
    label,
    value,
    error,
    maxLength: max,
    lang: language,
    onChange: (event: { currentTarget: { value: string } }) => onChange(name, event.currentTarget.value),
    ...(language === 'es' ? { required: isNeeded === true } : { placeholder: `${values[base] ?? ''}` }),
  }
  return isLong ? <Textarea {...props} autosize minRows={2} /> : <TextInput {...props} />
}
