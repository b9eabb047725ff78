import type { DemoPostText } from '../../types.ts'

export const text: DemoPostText = {
  title: 'Qué pellet elegir según la edad y el tamaño de tu perro',
  excerpt:
    'Cachorro, adulto o senior; chico, mediano o grande. Cómo leer la etiqueta sin perderse en el pasillo.',
  imageAlt: 'Tres perros de distinto tamaño, cada uno con su plato y su saco de alimento',
  body: `
El mejor alimento no es el más caro ni el de la foto más linda: es el que corresponde a la edad y al tamaño que tendrá tu perro, y que puedes comprar siempre. Con eso resuelto, la marca es el último paso.

## Primero, la edad

**Cachorro.** Necesita más energía, proteína, calcio y fósforo que un adulto, y en una proporción cuidada. Come alimento de cachorro hasta que termina de crecer: cerca de los 10 a 12 meses si es chico o mediano, y hasta los 15 o 18 si es grande.

**Adulto.** Lo que manda es mantener el peso. Si está esterilizado, gasta menos y come igual: busca una fórmula con menos grasa o sirve menos.

**Senior.** Desde los 7 u 8 años en perros grandes y desde los 10 en chicos. Busca proteína de buena calidad, menos calorías y fósforo moderado. Un perro viejo no necesita menos proteína, salvo que el veterinario lo diga por los riñones.

## Después, el tamaño

Un perro grande crece mucho en poco tiempo. Si recibe demasiado calcio o demasiadas calorías, los huesos crecen antes que las articulaciones. Por eso el alimento de **cachorro de raza grande** tiene menos de ambos, y no da lo mismo reemplazarlo por el de raza chica. Nunca le agregues calcio por tu cuenta.

Un perro chico tiene la boca chica y quema rápido: el grano pequeño y con más energía le acomoda. Come menos cantidad, así que una porción de más se nota altiro.

| Peso de adulto | Tamaño | Alimento de cachorro hasta |
|---|---|---|
| Hasta 10 kg | Chico | 10 meses |
| 10 a 25 kg | Mediano | 12 meses |
| Más de 25 kg | Grande | 15 a 18 meses |

¿No sabes cuánto pesará? Si es mestizo, mira las patas y pregunta en la primera consulta: a los cuatro meses un perro mediano lleva cerca de la mitad de su peso final.

## Cómo leer la etiqueta

Tres líneas dicen casi todo:

1. **«Alimento completo»**, y para qué etapa. «Complementario» es un premio, no una comida.
2. **La lista de ingredientes** va de más a menos peso. Que una proteína animal con nombre (pollo, cordero, salmón) esté entre los primeros.
3. **El análisis garantizado**: proteína, grasa, fibra, ceniza. Para comparar un pellet con una lata hay que descontar el agua; una lata trae un 75 a 80 %.

![Un puñado de pellet de tres tamaños junto a una cuchara medidora](/media/post-pellet.svg)

«Sin granos» no es sinónimo de mejor: la alergia al grano es rara, y algunos de esos alimentos se han estudiado por posibles problemas al corazón. Úsalo solo si el veterinario lo indicó.

## Cambiar sin apuro

El intestino se acostumbra a lo que come. Mezcla una cuarta parte del nuevo los días 1 y 2, la mitad los días 3 y 4, tres cuartos los días 5 y 6, y solo el nuevo el día 7. Si las deposiciones se ablandan, quédate un par de días más en la etapa anterior. Vómitos repetidos, sangre o más de un día sin comer no son parte de ningún cambio: ahí se llama al veterinario.

## En la tienda

En [alimentos para perros](/shop/category/perros-alimentos) puedes filtrar por etapa y por tamaño, y cada ficha muestra el precio por kilo. El saco grande sale mejor solo si lo terminas en unas seis semanas: abierto, la grasa se pone rancia. Guárdalo cerrado en su propio saco, dentro de un tarro, lejos del sol. Y para saber cuánto servir, lee [cuánta comida darle](/blog/cuanta-comida-darle).
`,
}
