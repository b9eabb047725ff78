/** Drawings of the chat alone: one path each in a box of 24. */
export const chatIcons = {
  chat: 'M20.5 11.5c0 4.1-3.8 7.5-8.5 7.5-1.2 0-2.4-.2-3.4-.6L4 20l1.3-3.7a7 7 0 0 1-1.8-4.8C3.5 7.4 7.3 4 12 4s8.5 3.4 8.5 7.5ZM8.5 11.6v.1M12 11.6v.1M15.5 11.6v.1',
  send: 'M4.5 12 3.5 4.5 21 12 3.5 19.5 4.5 12ZM4.5 12H12',
  sound: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5H4ZM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a7.8 7.8 0 0 1 0 11',
  silent: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5H4ZM16 9.5l5 5M21 9.5l-5 5',
  leave: 'M14 4.5h5v15h-5M4 12h10M7.5 8.5 4 12l3.5 3.5',
} as const
