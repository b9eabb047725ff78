export type CustomerKind = 'customer' | 'guest'

export type ListedCustomer = {
  id: number
  /** With an account, or who bought or began to without one. */
  kind: CustomerKind
  name: string
  email: string
  /** Whether a followed link has proven the e-mail. */
  isProven: boolean
  rut: string | null
  phone: string | null
  created: string
  orders: number
}

export type CustomerProfile = {
  id: number
  kind: CustomerKind
  name: string
  email: string
  provenAt: string | null
  rut: string
  phone: string
  addresses: string[]
  orders: { number: number; state: string; date: string; total: number; products: string[] }[]
  /** Of how many the chat and the returns know. */
  conversations: number
  requests: number
  /** Everything that is stored of them, to be given to them. */
  whole: unknown
}

/** Who buys. */
export type CustomersPort = {
  /** 50, the newest first; those before `before`. */
  list(filter: { text: string; kind: string }, before: number | null): Promise<ListedCustomer[]>
  /** Refused with NOT_FOUND for whom there is not, or is no more. */
  profile(id: number): Promise<CustomerProfile>
  /** Erases whoever asked for it; `reason` stands in the log. */
  erase(id: number, reason: string): Promise<void>
}
