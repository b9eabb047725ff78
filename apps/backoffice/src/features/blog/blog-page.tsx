import { Route, Switch } from 'wouter'
import { PostEditor } from './post-editor.tsx'
import { PostList } from './post-list.tsx'

/** The posts of the blog, a new one, and one of them at its own address. */
export default function BlogPage() {
  return (
    <Switch>
      <Route path="/blog/nuevo">
        <PostEditor id={null} />
      </Route>
      <Route path="/blog/:id">{({ id }) => <PostEditor key={id} id={Number(id) || 0} />}</Route>
      <Route component={PostList} />
    </Switch>
  )
}
