import { Route, Switch } from 'wouter'
import { NumberRoute } from '../../ui/feedback/number-route.tsx'
import { SitePageEditor } from './site-page-editor.tsx'
import { SitePageList } from './site-page-list.tsx'

/** The pages that the owner writes, a new one, and one of them at its own address. */
export default function SitePagesPage() {
  return (
    <Switch>
      <Route path="/paginas/nueva">
        <SitePageEditor id={null} />
      </Route>
      <NumberRoute path="/paginas/:id">{(id) => <SitePageEditor id={id} />}</NumberRoute>
      <Route component={SitePageList} />
    </Switch>
  )
}
