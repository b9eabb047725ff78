import type { PostFields } from '../../data/port/blog.port.ts'
import type { EditedRow } from '../../data/port/shipping.port.ts'
import { useData } from '../../shell/data-context.tsx'
import { useText } from '../../shell/texts.tsx'
import { Loaded } from '../../ui/feedback/loaded.tsx'
import { WrittenEditor } from '../../ui/written/written-editor.tsx'
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

function Editor({ post }: { post: EditedRow<PostFields> }) {
  const text = useText()
  const { blog } = useData()
  return (
    <WrittenEditor
      row={post}
      list="/blog"
      newTitle={text('BLOG_ADD')}
      back={text('BLOG_BACK')}
      errors={shownErrors}
      calls={{ save: blog.savePost, remove: blog.removePost, preview: blog.previewPost }}
      onChanged={useBlogChanged()}
      words={(part) => <PostWords {...part} />}
      settings={(part) => <PostSettings {...part} />}
    />
  )
}
