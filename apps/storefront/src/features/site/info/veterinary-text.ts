import type { InfoShelf, InfoTexts } from './info-text.ts'

const health = '/shop/category/perros-salud'
const shelves = (...titles: [dogs: string, cats: string]): InfoShelf[] =>
  (['perros-salud', 'gatos-salud'] as const).map((categorySlug, index) => ({
    title: titles[index] ?? '',
    query: { limit: 4, categorySlug },
    to: `/shop/category/${categorySlug}`,
  }))

export const veterinaryText: InfoTexts = {
  es: {
    title: 'Salud veterinaria',
    lead: 'Te ayudamos a elegir lo que cuida a tu mascota todos los días. Lo que necesita diagnóstico lo ve tu veterinaria o veterinario.',
    shelves: shelves('Para tu perro', 'Para tu gato'),
    sections: [
      {
        title: 'En qué te orientamos',
        paragraphs: [
          'Antiparasitarios según su peso y edad, suplementos, higiene dental, piel y pelo, y el alimento que conviene en cada etapa. Ten a mano su peso actual: casi todo se dosifica por él.',
        ],
        link: { text: 'Ver salud para perros', to: health },
      },
      {
        title: 'Lo que no hacemos',
        paragraphs: [
          'No diagnosticamos ni recetamos. Si tu veterinaria o veterinario indicó un medicamento con receta, escríbenos antes de comprar.',
        ],
      },
      {
        title: 'Cuándo ir de inmediato',
        paragraphs: [
          'Si respira con dificultad, convulsiona, vomita sin parar, no orina, comió veneno o chocolate, o sufrió un golpe fuerte: no esperes respuesta nuestra, ve a la clínica más cercana.',
        ],
      },
    ],
  },
  en: {
    title: 'Veterinary health',
    lead: 'We help you choose what looks after your pet every day. What needs a diagnosis is for your vet.',
    shelves: shelves('For your dog', 'For your cat'),
    sections: [
      {
        title: 'What we can advise on',
        paragraphs: [
          'Antiparasitics by weight and age, supplements, teeth, skin and coat, and the food that suits each stage. Have the current weight at hand: nearly everything is dosed by it.',
        ],
        link: { text: 'See health for dogs', to: health },
      },
      {
        title: 'What we do not do',
        paragraphs: [
          'We neither diagnose nor prescribe. If your vet has prescribed a medicine, write to us before you buy.',
        ],
      },
      {
        title: 'When to go at once',
        paragraphs: [
          'Trouble breathing, a seizure, vomiting without end, no urine, poison or chocolate eaten, or a hard blow: do not wait for our answer, go to the nearest clinic.',
        ],
      },
    ],
  },
  ru: {
    title: 'Здоровье питомца',
    lead: 'Поможем выбрать то, что нужно каждый день. Диагноз ставит ветеринар.',
    shelves: shelves('Для собаки', 'Для кошки'),
    sections: [
      {
        title: 'В чём поможем',
        paragraphs: [
          'Средства от паразитов по весу и возрасту, добавки, зубы, кожа и шерсть, корм для каждого возраста. Узнайте текущий вес: почти всё дозируется по нему.',
        ],
        link: { text: 'Здоровье собак', to: health },
      },
      {
        title: 'Чего мы не делаем',
        paragraphs: [
          'Мы не ставим диагнозов и не выписываем рецептов. Если ветеринар назначил лекарство по рецепту, напишите нам до покупки.',
        ],
      },
      {
        title: 'Когда ехать сразу',
        paragraphs: [
          'Трудно дышать, судороги, рвота без остановки, нет мочи, съеден яд или шоколад, сильный удар: не ждите нашего ответа, поезжайте в ближайшую клинику.',
        ],
      },
    ],
  },
}
