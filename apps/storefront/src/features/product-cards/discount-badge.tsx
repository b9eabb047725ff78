import { useText } from '../../shell/texts.tsx'
import { Badge } from '../../ui/figures/badge.tsx'

/** '−14%' over a picture; nothing without an offer. Screen readers hear '14 % dscto'. */
export function DiscountBadge({ percent }: { percent: number }) {
  const text = useText()
  if (percent <= 0) return null
  return (
    <Badge tone="sale">
      <span aria-hidden="true" dir="ltr">
        {text('CATALOGUE_DISCOUNT_BADGE', { percent })}
      </span>
      <span className="visually-hidden">{text('CATALOGUE_DISCOUNT_LABEL', { percent })}</span>
    </Badge>
  )
}
