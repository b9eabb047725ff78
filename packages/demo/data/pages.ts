import type { DemoPage } from './types.ts'

/** The pages that the demonstration's owner has written. */
export const pages: readonly DemoPage[] = [
  {
    slug: 'trabaja-con-nosotros',
    texts: {
      es: {
        title: 'Trabaja con nosotros',
        description: 'A quién buscamos y cómo postular.',
        body: `Buscamos gente que sepa de animales o de autos y que disfrute explicándolo con calma.

## A quién buscamos

- **Atención en tienda**, en cualquiera de nuestras sucursales. Si además tienes perro, mejor: entenderás las preguntas.
- **Bodega y despacho**, con licencia clase B para los repartos del sábado.
- **Mesa de repuestos**, para quien lee un catálogo de partes sin perderse.

## Cómo postular

Escríbenos desde [Contacto](/site/contact-us-v1) con tu nombre, el cargo que te interesa y dos líneas sobre ti. Respondemos siempre, también cuando la respuesta es no.`,
      },
      en: {
        title: 'Work with us',
        description: 'Whom we are looking for and how to apply.',
        body: `We look for people who know about animals or about cars and enjoy explaining it calmly.

## Whom we are looking for

- **Shop staff**, at any of our branches. If you have a dog as well, all the better: you will understand the questions.
- **Warehouse and delivery**, with a class B licence for the Saturday rounds.
- **Parts desk**, for those who read a catalogue of parts without getting lost.

## How to apply

Write to us from [Contact](/site/contact-us-v1) with your name, the position that interests you and two lines about yourself. We always answer, also when the answer is no.`,
      },
      ru: {
        title: 'Работа у нас',
        description: 'Кого мы ищем и как откликнуться.',
        body: `Мы ищем людей, которые разбираются в животных или в машинах и любят спокойно объяснять.

## Кого мы ищем

- **Продавцы** в любом из наших магазинов. Если у вас есть собака — тем лучше: вы поймёте вопросы.
- **Склад и доставка**, с правами категории B для субботних рейсов.
- **Стол запчастей**, для тех, кто не теряется в каталоге деталей.

## Как откликнуться

Напишите нам через [Контакты](/site/contact-us-v1): имя, интересующая должность и две строки о себе. Мы отвечаем всегда, даже если ответ — нет.`,
      },
    },
  },
]
