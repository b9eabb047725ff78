import type { DemoPostText } from '../../types.ts'

export const text: DemoPostText = {
  title: 'Cuánta comida darle: la porción se pesa, no se adivina',
  excerpt:
    'La tabla del saco es un punto de partida. La balanza, las costillas y dos semanas de paciencia hacen el resto.',
  imageAlt: 'Un plato de pellet sobre una balanza de cocina, con un gato y un perro que esperan',
  body: `
Más de la mitad de los perros y gatos que llegan a una consulta pesan de más, y casi nunca es por comer mucho de una vez: es por veinte gramos de sobra, todos los días. La buena noticia es que se arregla igual, de a veinte gramos.

## La tabla del saco

Cada envase trae una tabla con gramos por día. Tres cosas para leerla bien:

- Va por el **peso ideal**, no por el de hoy. Si tu perro pesa 14 kg y debería pesar 12, busca la fila de 12.
- Los gramos son **del día completo**, no de cada plato.
- Cada alimento tiene su tabla: cien gramos de uno pueden ser ochenta de otro.

Si hay un rango, parte por el medio y ajusta.

## La balanza de cocina

Una taza «al ojo» se equivoca siempre para el mismo lado. Pesa la ración con una balanza de cocina durante una semana y después marca el nivel en tu propia medida. Te vas a sorprender.

| Perro adulto | Pellet al día, aproximado |
|---|---|
| 5 kg | 90 g |
| 10 kg | 150 g |
| 20 kg | 250 g |
| 30 kg | 340 g |

Son números para un perro adulto, esterilizado y tranquilo, con un pellet de unas 370 kcal cada 100 g. Uno que corre todas las mañanas necesita más; uno que mira por la ventana, menos. Un gato adulto de 4 kg anda por los 50 a 60 g.

## El cuerpo te dice

Una vez al mes, tres pruebas sin balanza:

1. **Costillas.** Con las manos planas, deberías sentirlas sin apretar, como los nudillos del dorso de la mano. Si tienes que buscarlas, sobra. Si se ven, falta.
2. **Cintura.** Mirado desde arriba, se angosta detrás de las costillas.
3. **Guata.** De lado, sube hacia las patas de atrás.

![Tres perros vistos desde arriba: delgado, en su peso y con sobrepeso](/media/post-cintura.svg)

Si sobra, baja la ración en un 10 % y espera dos semanas antes de tocarla de nuevo. Un perro sano puede bajar entre 1 y 2 % de su peso por semana. **Un gato, nunca de golpe**: dejar de comer dos o tres días puede dañarle el hígado.

## Cuántas veces

Un cachorro de dos a cuatro meses come cuatro veces al día; hasta los seis, tres; después, dos. Un perro adulto, dos. Un gato prefiere muchas comidas chicas: reparte su ración en cuatro o cinco, o usa un comedero que lo haga trabajar.

A un perro grande y ansioso, el plato que lo frena le conviene por algo más que la indigestión: los perros de pecho profundo pueden sufrir una torsión de estómago, que es una urgencia. Dos comidas, lento y sin correr después.

## Lo que no está en el plato

Los premios cuentan: no más del 10 % de las calorías del día. Un palito dental puede ser la quinta parte de la comida de un perro de 5 kg. Si entrenas, separa parte del pellet de la mañana y úsalo como premio.

Y hay cosas que no van nunca: chocolate, uvas y pasas, cebolla, ajo, palta en cantidad, xilitol (endulza chicles y algunas mantequillas de maní) y huesos cocidos, que se astillan.

## Para empezar

Una balanza, una libreta y [el alimento que corresponde a su edad](/blog/elegir-alimento-por-edad-y-tamano). En [accesorios](/shop/category/perros-accesorios) hay platos que hacen comer más lento. Si en un mes no se mueve la aguja, una consulta: el hipotiroidismo también engorda.
`,
}
