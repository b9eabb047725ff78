import type { Product } from '../../../data/port/catalogue.port.ts'
import type { DataPort } from '../../../data/port/port.ts'

const noPage = { items: [], page: 1, limit: 5, sort: '', total: 0, pages: 0, from: 0, to: 0 }

/** The data layer around a draft: what others say of a product, or the shop finds for it, begins when it is for sale. */
export function draftData(data: DataPort, product: Product): DataPort {
  const nobody = async () => []
  return {
    ...data,
    catalogue: {
      ...data.catalogue,
      getProductAt: async () => product,
      getStock: async () => product.stock,
      listReviews: async () => ({ ...noPage, counts: [0, 0, 0, 0, 0] }),
      listRelated: nobody,
      listAnalogs: nobody,
      listForPet: nobody,
    },
    vehicles: { ...data.vehicles, listFitted: async () => ({ vehicles: [], oemNumbers: [] }) },
    questions: { ...data.questions, list: async () => ({ ...noPage, all: 0 }) },
  }
}
