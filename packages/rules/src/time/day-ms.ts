/** A day of 24 hours, in ms; twice a year one of Chile has an hour more or less. */
export const dayMs = 86_400_000
