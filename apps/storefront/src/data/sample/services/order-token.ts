/** The token of an order of the sample layer: 32 characters padded from the id. */
export const tokenOf = (id: number) => String(id).padStart(32, '0')
