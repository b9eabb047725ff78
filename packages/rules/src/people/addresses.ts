/** How many addresses a customer may keep. */
export const addressLimit = 50
