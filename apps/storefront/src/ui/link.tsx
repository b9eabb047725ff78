import type { ComponentPropsWithRef } from 'react'
import { Link as WouterLink } from 'wouter'
import { useNavigator } from '../app/navigator-context.ts'

export interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** Clean path such as `/shop/products/x`. Anything else (`https:`, `tel:`, `mailto:`) is a plain link. */
  to: string
  replace?: boolean
  keepPosition?: boolean
}

/**
 * A link whose `href` is the clean path, so that a new tab, a copy and a crawler work (D4); a plain click
 * goes by the hash. The page behind it is fetched when it is hovered, touched or focused.
 */
export function Link({ to, replace, keepPosition, ...rest }: LinkProps) {
  const { prefetch } = useNavigator()
  if (!to.startsWith('/')) return <a {...rest} href={to} />
  const intent = () => prefetch(to)
  return (
    <WouterLink
      {...rest}
      href={to}
      replace={replace}
      state={{ keepPosition }}
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
