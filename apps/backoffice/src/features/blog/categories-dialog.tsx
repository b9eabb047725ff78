import { Button, Group, Stack, Table, Text, TextInput } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import type { PostCategory, PostCategoryFields } from '../../data/port/blog.port.ts'
import { useData } from '../../shell/data-context.tsx'
import { useText } from '../../shell/texts.tsx'
import { Confirm } from '../../ui/dialog/confirm.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Loaded } from '../../ui/feedback/loaded.tsx'
import { fieldError } from '../../ui/feedback/refused.tsx'
import { FormActs } from '../../ui/form/form-acts.tsx'
import { LanguageFields } from '../../ui/form/language-fields.tsx'
import { useEditForm } from '../../ui/form/use-edit-form.ts'
import { useAskedClose } from '../../ui/form/use-unsaved-guard.ts'
import { useBlogChanged, usePostCategories } from './blog.queries.ts'

const words = [{ name: 'name', label: 'BLOG_NAME', max: 60, isNeeded: true }] as const

const fresh: PostCategory = {
  id: null,
  version: 0,
  by: '',
  at: null,
  posts: 0,
  fields: { name: '', nameEn: '', nameRu: '', slug: '' },
}

/** The categories of the blog, and one of them to edit. */
export function CategoriesDialog({ onClose }: { onClose: () => void }) {
  const text = useText()
  const { blog } = useData()
  const changed = useBlogChanged()
  const known = usePostCategories()
  const [opened, setOpened] = useState<PostCategory | null>(null)
  const [leaving, setLeaving] = useState<PostCategory | null>(null)
  const [isUnsaved, setUnsaved] = useState(false)
  const close = useAskedClose(isUnsaved, onClose)
  const remove = async ({ id, version }: PostCategory) => {
    try {
      if (id !== null) await blog.removeCategory(id, version)
    } finally {
      changed()
    }
  }
  return (
    <Dialog onClose={close} title={text('BLOG_CATEGORIES')}>
      {opened ? (
        <CategoryForm category={opened} onUnsaved={setUnsaved} onDone={() => setOpened(null)} />
      ) : (
        <Loaded query={known}>
          {({ categories }) => (
            <Stack>
              <Table>
                <Table.Tbody>
                  {categories.map((category) => (
                    <Table.Tr key={category.id}>
                      <Table.Th scope="row">{category.fields.name}</Table.Th>
                      <Table.Td>
                        <Text size="sm" c="dimmed">
                          {text('BLOG_POSTS_COUNT', { count: category.posts })}
                        </Text>
                      </Table.Td>
                      <Table.Td>
                        <Group gap="xs" justify="end" wrap="nowrap">
                          {category.posts === 0 && (
                            <Button
                              variant="subtle"
                              color="clay"
                              size="xs"
                              aria-label={text('BLOG_REMOVE_OF', { name: category.fields.name })}
                              onClick={() => setLeaving(category)}
                            >
                              {text('BLOG_REMOVE')}
                            </Button>
                          )}
                          <Button
                            variant="default"
                            size="xs"
                            aria-label={text('BLOG_EDIT_OF', { name: category.fields.name })}
                            onClick={() => setOpened(category)}
                          >
                            {text('BLOG_EDIT')}
                          </Button>
                        </Group>
                      </Table.Td>
                    </Table.Tr>
                  ))}
                </Table.Tbody>
              </Table>
              <Button
                variant="light"
                leftSection={<IconPlus size={18} />}
                onClick={() => setOpened(fresh)}
                style={{ alignSelf: 'start' }}
              >
                {text('BLOG_ADD_CATEGORY')}
              </Button>
            </Stack>
          )}
        </Loaded>
      )}
      {leaving && (
        <Confirm
          opened
          title={text('BLOG_REMOVE_OF', { name: leaving.fields.name })}
          text={text('BLOG_REMOVE_TEXT', { name: leaving.fields.name })}
          act={text('BLOG_REMOVE')}
          onConfirm={() => remove(leaving)}
          onClose={() => setLeaving(null)}
        />
      )}
    </Dialog>
  )
}

function CategoryForm({
  category,
  onUnsaved,
  onDone,
}: {
  category: PostCategory
  onUnsaved: (isUnsaved: boolean) => void
  onDone: () => void
}) {
  const text = useText()
  const { blog } = useData()
  const changed = useBlogChanged()
  const { form, submit, isBusy, error, isDirty } = useEditForm<PostCategoryFields>(
    category,
    (edit) => blog.saveCategory(category.id, edit),
    () => {
      changed()
      onDone()
    },
  )
  const cancel = useAskedClose(isDirty, onDone)
  useEffect(() => {
    onUnsaved(isDirty)
    return () => onUnsaved(false)
  }, [isDirty, onUnsaved])
  return (
    <form onSubmit={form.onSubmit(submit)}>
      <Stack>
        <LanguageFields
          fields={words}
          values={form.values}
          onChange={(name, value) => form.setFieldValue(name as 'name', value)}
          errorOf={(name) => fieldError(error, name)}
        />
        <TextInput
          {...form.getInputProps('slug')}
          label={text('BLOG_ADDRESS')}
          description={text('BLOG_ADDRESS_HELP')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          error={fieldError(error, 'slug')}
          maxLength={160}
        />
        <FormActs
          act={text('DESK_SAVE')}
          isBusy={isBusy}
          error={error}
          fields={['name', 'slug']}
          onCancel={cancel}
        />
      </Stack>
    </form>
  )
}
