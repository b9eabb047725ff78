/** The list of what a text finds. */
export const searchHref = (text: string) => `/shop/shop-list?${new URLSearchParams({ nameProduct: text })}`
