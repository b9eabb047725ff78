import { Component, type ReactNode, useSyncExternalStore } from 'react'
import { useNavigator } from '../shell/navigator-context.ts'
import { LoadFailure } from '../ui/feedback/load-failure.tsx'

/** Keeps the shop standing where a page breaks: the error still reaches the browser's console. */
class PageBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override render() {
    return this.state.broken ? <LoadFailure /> : this.props.children
  }
}

/** The page on the screen. A new path begins a new page; a new query goes on with the same one. */
export function PageView() {
  const navigator = useNavigator()
  const { module, path, params, query } = useSyncExternalStore(
    navigator.subscribe,
    navigator.shown,
    navigator.rendered,
  )
  if (!module) return <LoadFailure key={path} />
  const Page = module.default
  return (
    <PageBoundary key={path}>
      <Page params={params} query={query} />
    </PageBoundary>
  )
}
