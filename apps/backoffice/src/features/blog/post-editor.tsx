import { Anchor, Button, Grid, Group, Stack } from '@mantine/core'
import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import type { PostFields } from '../../data/port/blog.port.ts'
import type { Kept } from '../../data/port/delivery.port.ts'
import { useData } from '../../shell/data-context.tsx'
import { useText } from '../../shell/texts.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { EditActs } from '../../ui/edit-acts.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Page } from '../../ui/page.tsx'
import { PagePreview } from '../../ui/page-preview.tsx'
import { Part } from '../../ui/part.tsx'
import { useEditForm } from '../../ui/use-edit-form.ts'
import { useUnsavedGuard } from '../../ui/use-unsaved-guard.ts'
import { useBlogChanged, usePost } from './blog.queries.ts'
import { newPost, shownErrors } from './post-fields.ts'
import { PostSettings } from './post-settings.tsx'
import { PostWords } from './post-words.tsx'

/** A post at its own address; a new one without an id. */
export function PostEditor({ id }: { id: number | null }) {
  return id === null ? <Editor post={newPost} /> : <Known id={id} />
}

function Known({ id }: { id: number }) {
  return <Loaded query={usePost(id)}>{(post) => <Editor post={post} />}</Loaded>
}

function Editor({ post }: { post: Kept<PostFields> }) {
  const text = useText()
  const { blog } = useData()
  const [, navigate] = useLocation()
  const [isRemoving, setRemoving] = useState(false)
  const [version, setVersion] = useState(post.version)
  const changed = useBlogChanged()
  const { form, submit, error, ...state } = useEditForm<PostFields>(post, async (edit) => {
    const saved = await blog.savePost(post.id, edit)
    setVersion(saved.version)
    changed()
    if (post.id === null) navigate(`/blog/${saved.id}`, { replace: true })
    return saved
  })
  useUnsavedGuard(state.isDirty)
  const part = {
    values: form.values,
    set: form.setFieldValue as (name: string, value: unknown) => void,
    error,
  }
  return (
    <Page
      size="xl"
      title={post.fields.title || text('BLOG_ADD')}
      acts={
        <Anchor component={Link} href="/blog">
          {text('BLOG_BACK')}
        </Anchor>
      }
    >
      <form onSubmit={form.onSubmit(submit)}>
        <Grid gap="lg">
          <Grid.Col span={{ base: 12, md: 8 }}>
            <PostWords {...part} />
          </Grid.Col>
          <Grid.Col span={{ base: 12, md: 4 }}>
            <Stack>
              <PostSettings {...part} />
              <EditActs {...state} error={error} fields={shownErrors} />
              {post.id !== null && (
                <Group>
                  <Button variant="subtle" color="clay" onClick={() => setRemoving(true)}>
                    {text('BLOG_REMOVE')}
                  </Button>
                </Group>
              )}
            </Stack>
          </Grid.Col>
        </Grid>
      </form>
      <Part title={text('DESK_PREVIEW_TITLE')}>
        <PagePreview make={() => blog.previewPost(post.id, form.getValues())} />
      </Part>
      <Confirm
        opened={isRemoving}
        title={text('BLOG_REMOVE')}
        text={text('BLOG_REMOVE_TEXT', { name: post.fields.title })}
        act={text('BLOG_REMOVE')}
        onConfirm={async () => {
          if (post.id !== null) await blog.removePost(post.id, version)
          changed()
          navigate('/blog')
        }}
        onClose={() => setRemoving(false)}
      />
    </Page>
  )
}
