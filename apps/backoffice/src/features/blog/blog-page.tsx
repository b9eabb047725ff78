import { Route, Switch } from 'wouter'
import { NumberRoute } from '../../ui/feedback/number-route.tsx'
import { PostEditor } from './post-editor.tsx'
import { PostList } from './post-list.tsx'

/** The posts of the blog, a new one, and one of them at its own address. */
export default function BlogPage() {
  return (
    <Switch>
      <Route path="/blog/nuevo">
        <PostEditor id={null} />
      </Route>
      <NumberRoute path="/blog/:id">{(id) => <PostEditor id={id} />}</NumberRoute>
      <Route component={PostList} />
    </Switch>
  )
}
