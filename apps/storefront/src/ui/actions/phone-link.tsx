import type { ReactNode } from 'react'
import { formatPhone } from '#rules/chile/phone.ts'

/** A number to call, as Chileans write it; it reads from left to right in every language. */
export function PhoneLink({
  phone,
  className,
  children,
}: {
  /** E.164. */
  phone: string
  className?: string
  /** What stands before it. */
  children?: ReactNode
}) {
  return (
    <a href={`tel:${phone}`} className={className}>
      {children}
      <bdi dir="ltr">{formatPhone(phone)}</bdi>
    </a>
  )
}
