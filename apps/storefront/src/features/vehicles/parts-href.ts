/** Everything in the shop that fits a vehicle. */
export const partsHref = (vehicleId: number) => `/shop/shop-list?filter_vehicle=${vehicleId}`
