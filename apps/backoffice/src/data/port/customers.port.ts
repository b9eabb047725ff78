import type { ReturnKind, ReturnState } from '#rules/orders/returns.ts'

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
  orders: { id: number; number: number; state: string; date: string; total: number; products: string[] }[]
  /** The newest first; `excerpt` is the beginning of the first message. */
  conversations: { id: number; date: string; excerpt: string }[]
  returns: {
    id: number
    orderId: number
    orderNumber: number
    kind: ReturnKind
    state: ReturnState
    date: string
  }[]
  /** Everything that is stored of them, to be given to them. */
  whole: unknown
}

/** What is compared of two who may be one. */
export type ComparedCustomer = ListedCustomer & { conversations: number }

/** Somebody who may be the same person. */
export type SimilarCustomer = ComparedCustomer & {
  /** What they have in common. */
  same: ('rut' | 'email' | 'phone')[]
}

/** Somebody who came later than whom they may be one with. */
export type RepeatedCustomer = { customer: SimilarCustomer; other: ComparedCustomer }

/** Who buys. */
export type CustomersPort = {
  /** 50, the newest first; those before `before`. */
  list(filter: { text: string; kind: string }, before: number | null): Promise<ListedCustomer[]>
  /** Refused with NOT_FOUND for whom there is not, or is no more. */
  profile(id: number): Promise<CustomerProfile>
  /** Twenty at most, the newest first. */
  similar(id: number): Promise<SimilarCustomer[]>
  /** 50 who may be the same person as one before them, the newest first; those before `before`. */
  repeated(before: number | null): Promise<RepeatedCustomer[]>
  /** Everything of `from` goes to `into`; `reason` stands in the log. Refused with MERGE_INTO_GUEST. */
  merge(merged: { into: number; from: number; reason: string }): Promise<void>
  /** Erases whoever asked for it; `reason` stands in the log. */
  erase(id: number, reason: string): Promise<void>
}
