import type { ComponentPropsWithRef, MouseEvent } from 'react'
import { hrefOf } from '../../shell/address.ts'
import { useNavigator } from '../../shell/navigator-context.ts'

export type LinkProps = Omit<ComponentPropsWithRef<'a'>, 'href'> & {
  /** Clean path such as `/shop/products/x`. Anything else (`https:`, `tel:`, `mailto:`) is a plain link. */
  to: string
  replace?: boolean
  keepPosition?: boolean
  /** A page that comes before this one in the history, as the home page does for a menu's links. */
  by?: string
}

/** A click that the browser itself is to follow: another button, a new tab or window, a download. */
export function isForBrowser(
  event: Pick<MouseEvent, 'defaultPrevented' | 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>,
): boolean {
  return (
    event.defaultPrevented ||
    event.button !== 0 ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey
  )
}

/**
 * A link whose `href` is the clean path, so that a new tab, a copy and a crawler work (D4); a plain click
 * goes by the hash. The page behind it is fetched when it is hovered, touched or focused.
 */
export function Link({ to, replace, keepPosition, by, ...rest }: LinkProps) {
  const { prefetch, navigate } = useNavigator()
  if (!to.startsWith('/')) return <a {...rest} href={to} />
  const intent = () => prefetch(to)
  return (
    <a
      {...rest}
      href={hrefOf(to)}
      onClick={(event) => {
        rest.onClick?.(event)
        if (isForBrowser(event) || rest.target === '_blank') return
        event.preventDefault()
        navigate(to, { replace, keepPosition, by })
      }}
      onPointerEnter={(event) => {
        rest.onPointerEnter?.(event)
        intent()
      }}
      onTouchStart={(event) => {
        rest.onTouchStart?.(event)
        intent()
      }}
      onFocus={(event) => {
        rest.onFocus?.(event)
        intent()
      }}
    />
  )
}
