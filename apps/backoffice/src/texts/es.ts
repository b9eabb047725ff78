import desk from './es/desk.json' with { type: 'json' }
import session from './es/session.json' with { type: 'json' }

/** Every Spanish text of the desk. */
export const texts = { ...desk, ...session }
