export type ConversationList = 'waiting' | 'mine' | 'all' | 'closed'

/** How many conversations each list has, and how many go on that closing the chat for everybody would end. */
export type ConversationCounts = { waiting: number; mine: number; all: number; closable: number }

export type Assignee = { accountId: number; name: string }

/** A conversation as the lists show it. */
export type Conversation = {
  id: number
  visitorId: string
  /** `message`: left while nobody was there, and answered by mail. */
  kind: 'chat' | 'message'
  name: string
  email: string
  phone: string
  isOpen: boolean
  ending: 'visitor' | 'disconnected' | 'closed' | 'expired' | null
  messages: number
  lastMessage: string | null
  lastAt: string
  startedAt: string
  expiresAt: string
  assignee: Assignee | null
  unread: number
  page: string | null
  waitingSince: string | null
  mutedUntil: string | null
}

export type ProductCard = {
  productId: number
  name: string
  slug: string
  price: number
  picture: string | null
}

export type Message = {
  conversationId: number | null
  visitorId: string
  sequence: number
  text: string
  /** Who of the staff wrote it; null for the visitor. */
  author: string | null
  at: string
  key: string | null
  card: ProductCard | null
}

/** What the staff notes for itself. */
export type Note = {
  id: number
  conversationId: number
  text: string
  author: string
  at: string
  key: string | null
  /** The last message that there was when it was written. */
  after: number
}

/** A stretch of a conversation: messages in their order, and the notes among them. */
export type Stretch = {
  messages: Message[]
  notes: Note[]
  seenByVisitor: number
  seenByStaff: number
  last: number
}

export type PastOrder = { id: number; number: number; state: string; total: number; at: string }

/** Who the visitor is and what they are doing. */
export type VisitorFacts = {
  conversation: Conversation
  cart: (ProductCard & { quantity: number })[]
  customer: { id: number; name: string; email: string; isRegistered: boolean; orders: PastOrder[] } | null
  earlier: Conversation[]
}

export type Agent = Assignee & { isOnline: boolean; isAvailable: boolean }

export type CannedAnswer = { id: number; name: string; text: string; version: number; by: string }

/** A save over the version that was read; one without an id is made once under its key. */
export type CannedSave = Pick<CannedAnswer, 'name' | 'text' | 'version'> & { id: number | null; key: string }

export type ChatFigures = {
  waiting: number
  conversations: number
  /** Seconds to the first answer; null where nobody was answered. */
  firstAnswer: { median: number | null; p90: number | null }
  days: { day: string; conversations: number; messages: number }[]
}

export type FoundProduct = { id: number; name: string; price: number; picture: string | null }

/** What the channel tells the desk as it happens. */
export type ChatEvents = {
  message: (message: Message) => void
  note: (note: Note) => void
  conversation: (conversation: Conversation) => void
  /** A conversation has ended. */
  ended: (event: { conversationId: number | null; visitorId: string }) => void
  /** The visitor writes, or one of the staff. */
  typing: (event: { conversationId: number | null; visitorId: string; author: string | null }) => void
  /** The visitor, or the staff, has seen the messages up to one. */
  seen: (event: { conversationId: number | null; by: 'visitor' | 'staff'; sequence: number }) => void
  /** Somebody of the staff came, went, or changed whether they take conversations. */
  presence: (event: { accountId: number; isAvailable: boolean }) => void
  connection: (state: ConnectionState) => void
}

export type ConnectionState = 'connecting' | 'connected' | 'lost' | 'refused'

/** An open channel. */
export type ChatChannel = {
  /** Tells what was chosen so many seconds ago; `onTaken` once the shop has it. Nothing while the channel is down. */
  setAvailable(isAvailable: boolean, secondsAgo: number, onAnswer: (isTaken: boolean) => void): void
  typing(conversationId: number): void
  close(): void
}

export type ChatPort = {
  /** 50 at most: the newest first, those that wait in the order of their waiting; after `before`. */
  conversations(query: { list: ConversationList; search?: string; before?: number }): Promise<Conversation[]>
  counts(): Promise<ConversationCounts>
  facts(id: number): Promise<VisitorFacts>
  /** 200 messages at most: the last ones, those after one or those before one. */
  stretch(id: number, place?: { after: number } | { before: number }): Promise<Stretch>
  answer(form: { id: number; text: string; key: string }): Promise<Message>
  note(form: { id: number; text: string; key: string }): Promise<Note>
  sendProduct(form: { id: number; productId: number; key: string }): Promise<Message>
  assign(form: { id: number; accountId: number | null }): Promise<Conversation>
  seen(form: { id: number; sequence: number }): Promise<void>
  mute(form: { id: number; minutes: number }): Promise<Conversation>
  disconnect(id: number): Promise<void>
  close(id: number): Promise<void>
  /** Closes the chat for everybody; what was left while nobody was there waits on. */
  closeAll(): Promise<void>
  /** Without an e-mail it goes to the visitor's; the same key mails it once. */
  mailTranscript(form: { id: number; email?: string; key: string }): Promise<void>
  agents(): Promise<Agent[]>
  cannedAnswers(search: string): Promise<CannedAnswer[]>
  /** Refused with EDITED_MEANWHILE, whose `now` is an answer, where it was saved since that version; deleting too. */
  saveCannedAnswer(save: CannedSave): Promise<CannedAnswer>
  deleteCannedAnswer(answer: Pick<CannedAnswer, 'id' | 'version'>): Promise<void>
  /** Days as YYYY-MM-DD, both of them counted. */
  figures(days: { from: string; to: string }): Promise<ChatFigures>
  findProducts(words: string): Promise<FoundProduct[]>
  /** Opens the channel, whose library is loaded with it. */
  listen(events: ChatEvents): Promise<ChatChannel>
}
