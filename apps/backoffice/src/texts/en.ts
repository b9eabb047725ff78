import desk from './en/desk.json' with { type: 'json' }
import session from './en/session.json' with { type: 'json' }

/** Every English text of the desk. */
export const texts = { ...desk, ...session }
