/** A key by which another system makes calls; the key itself is told once, when it is made. */
export type ApiKey = {
  id: number
  name: string
  /** Its first characters, to tell it by. */
  prefix: string
  scopes: string[]
  owner: string
  created: string
  used: string | null
  revoked: string | null
}

/** An address that is told what happens. */
export type Webhook = {
  id: number
  url: string
  events: string[]
  isActive: boolean
  /** Of the last week. */
  done: number
  pending: number
  failed: number
}

export type Delivery = {
  id: number
  messageId: string
  event: string
  state: 'pending' | 'done' | 'failed'
  attempts: number
  status: number | null
  error: string
  body: string
  created: string
  next: string | null
}

/** Other systems: who may make calls, and who is told. */
export type IntegrationsPort = {
  /** What a key may be made for, and what a webhook may be told of. */
  scopes: readonly string[]
  events: readonly string[]
  keys(): Promise<ApiKey[]>
  /** As `createWebhook`, with another secret in place of the one that nobody saw. */
  createKey(name: string, scopes: string[], key: string): Promise<{ secret: string }>
  revokeKey(id: number): Promise<void>
  webhooks(): Promise<Webhook[]>
  /** Once under a key, as it is sent last; the secret is told again under it. */
  createWebhook(url: string, events: string[], key: string): Promise<{ secret: string }>
  setActive(id: number, isActive: boolean): Promise<void>
  removeWebhook(id: number): Promise<void>
  /** Sends a message that says nothing, and says what came of it. */
  test(id: number): Promise<Delivery>
  /** 50, the newest first; those before `before`. */
  deliveries(id: number, before: number | null): Promise<Delivery[]>
  resend(id: number): Promise<Delivery>
}
