import { Route, Switch } from 'wouter'
import { SitePageEditor } from './site-page-editor.tsx'
import { SitePageList } from './site-page-list.tsx'

/** The pages that the owner writes, a new one, and one of them at its own address. */
export default function SitePagesPage() {
  return (
    <Switch>
      <Route path="/paginas/nueva">
        <SitePageEditor id={null} />
      </Route>
      <Route path="/paginas/:id">{({ id }) => <SitePageEditor key={id} id={Number(id) || 0} />}</Route>
      <Route component={SitePageList} />
    </Switch>
  )
}
