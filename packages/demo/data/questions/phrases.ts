import type { QuestionPhrases } from '../translations/types.ts'

/** Questions that shoppers ask by what a thing is, with the shop's answers: true of every product of the family. */
export const questionPhrases: QuestionPhrases = {
  food: [
    {
      content: '¿Con cuánto tiempo de vencimiento llega?',
      answer: 'Despachamos con al menos cuatro meses por delante. Si te llega con menos, te lo cambiamos.',
    },
    {
      content: '¿Cómo lo paso de su alimento de ahora a este?',
      answer:
        'De a poco, en siete días: parte con un cuarto del nuevo y tres cuartos del que come hoy, y sube cada dos días.',
    },
    {
      content: '¿Se puede guardar abierto?',
      answer:
        'Sí: bien cerrado, en un lugar fresco y seco. Una vez abierto, lo mejor es terminarlo en seis semanas.',
    },
  ],
  health: [
    {
      content: '¿Necesito receta del veterinario?',
      answer:
        'La condición de venta está en la ficha de esta página. Ante cualquier duda, pregúntale antes a tu veterinario.',
    },
    {
      content: '¿Con cuánto tiempo de vencimiento llega?',
      answer: 'Con seis meses o más. La fecha viene impresa en el envase.',
    },
    {
      content: '¿Se puede dar junto con otro producto?',
      answer: 'Depende de cuál. Cuéntale a tu veterinario qué está usando tu mascota antes de combinarlos.',
    },
  ],
  fleas: [
    {
      content: '¿Cómo sé qué presentación le toca?',
      answer: 'Por el peso de hoy: pésalo y busca su rango en la ficha. No partas una dosis más grande.',
    },
    {
      content: '¿Lo puedo bañar después?',
      answer: 'Espera dos días antes y dos días después de aplicarlo.',
    },
    {
      content: 'Tengo perro y gato, ¿sirve para los dos?',
      answer: 'Usa en cada uno el producto de su especie: los de perro pueden ser peligrosos para un gato.',
    },
  ],
  things: [
    {
      content: '¿Qué medidas tiene?',
      answer: 'Están en las especificaciones, en centímetros. Mide a tu mascota o el lugar antes de elegir.',
    },
    {
      content: '¿Se puede lavar?',
      answer: 'Con agua tibia y jabón suave, y se seca a la sombra.',
    },
    {
      content: 'Si no me sirve, ¿lo puedo cambiar?',
      answer: 'Sí, sin uso y con su envase. Los plazos y cómo hacerlo están en Cambios y devoluciones.',
    },
  ],
  habitat: [
    {
      content: '¿Viene armado?',
      answer: 'Lo que trae la caja está en esta página; si hay que armarlo, vienen las instrucciones.',
    },
    {
      content: '¿Cada cuánto se limpia?',
      answer: 'Una pasada cada semana con agua tibia. Sin cloro ni productos perfumados.',
    },
    {
      content: '¿Tiene garantía?',
      answer: 'Seis meses de garantía legal desde que te llega.',
    },
  ],
  care: [
    {
      content: '¿Sirve para piel sensible?',
      answer: 'Pruébalo primero en una zona pequeña y espera un día. Si se irrita, enjuaga y consulta.',
    },
    {
      content: '¿Cada cuánto se usa?',
      answer: 'La frecuencia está en la descripción; más seguido no limpia mejor y reseca la piel.',
    },
    {
      content: '¿Con cuánto tiempo de vencimiento llega?',
      answer: 'Con un año o más desde que lo recibes.',
    },
  ],
  litter: [
    {
      content: '¿Cuánta se pone en la bandeja?',
      answer: 'Una capa de unos cinco centímetros. Retira lo sucio cada día y repón lo que falte.',
    },
    {
      content: '¿Se puede botar al inodoro?',
      answer: 'No lo recomendamos: va en una bolsa cerrada, a la basura.',
    },
    {
      content: '¿Levanta mucho polvo?',
      answer: 'Algo siempre hay al vaciar el saco. Hazlo despacio y cerca de la bandeja.',
    },
  ],
  parts: [
    {
      content: '¿Cómo confirmo que le queda a mi auto?',
      answer:
        'Elige tu vehículo arriba: te mostramos si le queda. Con la patente o el VIN a mano te lo confirmamos por el chat.',
    },
    {
      content: '¿Tiene garantía?',
      answer:
        'Seis meses de garantía legal desde que te llega. Guarda la boleta del taller si lo instalaste en uno.',
    },
    {
      content: '¿Lo puedo devolver si ya lo instalé?',
      answer: 'Por arrepentimiento solo sin instalar. Si tiene una falla, la garantía lo cubre.',
    },
  ],
}
