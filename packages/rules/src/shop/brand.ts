/** How the shop looks and is called, as its owner has set it. */
export type Brand = {
  name: string
  /** The main colour, `#rrggbb`; empty for the shop's own colours. */
  color: string
  /** Path of the picture that stands for the shop; empty without one. */
  logo: string
  /** The picture's width by its height. */
  logoRatio: number
  /** Whether the picture says the name, so that no words stand beside it. */
  namesItself: boolean
}

/** How a shop is called whose owner has not said. */
export const productName = 'Huella'

export const noBrand: Brand = { name: productName, color: '', logo: '', logoRatio: 1, namesItself: false }
