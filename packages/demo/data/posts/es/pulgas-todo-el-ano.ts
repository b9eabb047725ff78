import type { DemoPostText } from '../../types.ts'

export const text: DemoPostText = {
  title: 'Pulgas y garrapatas: el calendario de todo el año en Chile',
  excerpt:
    'En julio, con la estufa prendida, tu living es un verano eterno. Qué hacer en cada estación y cómo cortar el ciclo.',
  imageAlt: 'Un perro y un gato dentro de un círculo con las cuatro estaciones',
  body: `
De cada cien pulgas de una casa, unas cinco están sobre el animal. Las otras noventa y cinco son huevos, larvas y pupas que esperan en la alfombra, en el sillón y en las junturas del piso. Por eso el problema vuelve: se trató al perro y no a la casa, o se dejó de tratar a los dos meses.

## El año, estación por estación

**Primavera (septiembre a noviembre).** Desde los 18 °C las pupas despiertan de a muchas. Empieza la protección en septiembre, antes de ver la primera. Despiertan también las garrapatas: revisa orejas, cuello y entre los dedos después de cada paseo con pasto.

**Verano (diciembre a febrero).** El peor momento, sobre todo de La Serena a Concepción. La garrapata café del perro vive en grietas y patios, sube por las murallas y puede transmitir ehrlichiosis, que baja las plaquetas. Si hay fiebre, desgano o manchas rojas en la guata, no esperes.

**Otoño (marzo a mayo).** Parece que baja, y es cuando más gente deja el tratamiento. Los huevos del verano siguen ahí: sigue hasta que pase junio.

**Invierno (junio a agosto).** Afuera, en el sur, casi desaparecen. Adentro, con 20 °C y la estufa, el ciclo se completa en tres o cuatro semanas. En departamentos con calefacción la protección es de todo el año.

## Cómo se corta el ciclo

![El ciclo de la pulga: huevo, larva, pupa y adulta, con la alfombra en el centro](/media/post-ciclo.svg)

1. **El animal.** Una pipeta, un comprimido o un collar, según peso y especie, sin saltarse un mes. Tres meses seguidos es lo mínimo para agotar las pupas que ya estaban.
2. **Todos los animales.** Si tratas al perro y no al gato, alimentas al enemigo.
3. **La casa.** Aspira dos veces por semana, bajo los muebles y en los bordes, y bota la bolsa. La vibración despierta a las pupas, que salen y encuentran a un animal tratado. Lava la manta a 60 °C.

No te asustes si la segunda semana ves más que antes: son las que ya estaban en camino.

## Elegir el producto

| Forma | Dura | Le acomoda a |
|---|---|---|
| Pipeta | 1 mes | Quien no traga comprimidos |
| Comprimido | 1 a 3 meses | Perros que se bañan seguido |
| Collar | 6 a 8 meses | Patios y campo |
| Spray | Días | Cachorros muy chicos y emergencias |

Pesa a tu mascota antes de comprar: la dosis va por kilos, y partir una pipeta de perro grande en dos es mala idea. Dos días antes y dos después de una pipeta, sin baño.

> **Un producto de perro con permetrina puede matar a un gato.** Si conviven, elige para el perro uno sin permetrina. Si ya se la pusiste, sepáralos tres días, que no duerman ni se laman, y ten a mano el teléfono de una clínica que atienda de noche.

## La garrapata se saca así

Con una pinza fina, lo más cerca de la piel, tirando derecho y sin girar. Ni aceite, ni alcohol, ni cigarro: la irritan y vacía lo que tiene adentro. Desinfecta, anota la fecha y mira la zona durante tres semanas.

## Lo demás

Las pulgas transmiten un gusano plano, así que la desparasitación interna va cada tres meses. En [salud para perros](/shop/category/perros-salud) y [para gatos](/shop/category/gatos-salud) se filtra por peso. En cachorros, hembras preñadas o animales enfermos, primero el veterinario.
`,
}
