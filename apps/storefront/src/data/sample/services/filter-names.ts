import type { ErrorLanguage } from '#contract/error-texts.ts'

type Names = Record<
  'category' | 'price' | 'brand' | 'discount' | 'any' | 'yes' | 'no' | 'rating' | 'color',
  string
>

/** How the filters of a list are called, and what the discount's one offers. */
export const filterNames: Record<ErrorLanguage, Names> = {
  es: {
    category: 'Categoría',
    price: 'Precio',
    brand: 'Marca',
    discount: 'Ofertas',
    any: 'Todos',
    yes: 'Con descuento',
    no: 'Sin descuento',
    rating: 'Evaluación',
    color: 'Color',
  },
  en: {
    category: 'Category',
    price: 'Price',
    brand: 'Brand',
    discount: 'Offers',
    any: 'Any',
    yes: 'Discounted',
    no: 'Not discounted',
    rating: 'Rating',
    color: 'Colour',
  },
  ru: {
    category: 'Категория',
    price: 'Цена',
    brand: 'Бренд',
    discount: 'Скидки',
    any: 'Все',
    yes: 'Со скидкой',
    no: 'Без скидки',
    rating: 'Оценка',
    color: 'Цвет',
  },
}
