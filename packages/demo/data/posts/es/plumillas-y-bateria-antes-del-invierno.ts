import type { DemoPostText } from '../../types.ts'

export const text: DemoPostText = {
  title: 'Plumillas y batería: lo que se revisa antes del primer frío',
  excerpt: 'Abril es el mes. Media hora en el pasaje te ahorra la grúa de junio y la lluvia a ciegas.',
  imageAlt: 'Un parabrisas mojado que la plumilla deja limpio, y una batería con sus bornes',
  body: `
El primer frío no rompe nada: muestra lo que ya estaba malo. La batería que en febrero partía «con un poco de esfuerzo» no parte en junio, y las plumillas que el sol secó en verano descubren su estado con el primer aguacero, a cien por hora. Las dos cosas se revisan en media hora.

## Plumillas: la prueba de los treinta segundos

Moja el parabrisas y hazlas andar. Cada defecto tiene su causa:

| Lo que ves | Por qué | Qué hacer |
|---|---|---|
| Rayas finas | Goma con mugre o cortada | Límpiala; si sigue, cámbiala |
| Una franja sin limpiar | El brazo perdió presión | Revisa el resorte |
| Salta y chilla | Goma seca, vidrio con cera | Limpia el vidrio y cambia |
| Empaña al volver | Goma deformada por el sol | Cambia |

Duran entre seis meses y un año; de La Serena al norte, menos, por el sol. Se cambian de a par, y la trasera también, que es la que nadie mira.

**La medida.** Va en milímetros o pulgadas y casi nunca es la misma a los dos lados. Mide la vieja o busca por tu auto. Una dos centímetros más larga choca con el marco o con la otra.

**El enganche.** El gancho en J es el más común; hay otros de botón y de bayoneta. Mira el brazo antes de comprar. Y al sacar la vieja, **pon un paño sobre el vidrio**: el brazo de metal se devuelve solo, y un golpe de ese brazo trisa un parabrisas.

![Los tres enganches más comunes, uno al lado del otro](/media/post-enganches.svg)

De paso, rellena el depósito con líquido limpiaparabrisas y no con agua: el agua con hielo rompe la bomba. En la cordillera, uno con anticongelante.

## Batería: lo que avisa

Vive entre tres y cinco años, y la fecha viene grabada en la caja. Con 0 °C entrega bastante menos corriente que en verano, y el motor, con el aceite espeso, le pide más. Las señales:

- parte lento, como cansada, en la mañana;
- las luces bajan al dar contacto;
- los bornes tienen un polvo blanco o verde;
- la caja está hinchada: en ese caso, cámbiala ya.

**Con un tester**, después de una noche sin usar el auto: 12,6 V es buena; 12,4 V, a medias; bajo 12,2 V, hay que cargarla y ver si sostiene. Con el motor andando deben aparecer entre 13,8 y 14,6 V; si no, el problema es el alternador y una batería nueva durará una semana.

**Limpia los bornes** con agua tibia y bicarbonato, seca y pon una capa fina de vaselina. Desconecta primero el negativo y conéctalo al final.

## Elegir la correcta

Tres datos: **amperes hora** (Ah), **CCA**, que es la corriente de partida en frío, y la **posición de los bornes**. Si tu auto tiene *start-stop*, lleva una AGM o EFB: una normal se muere en meses. Y al comprar, devuelve la vieja: es un residuo peligroso, y los puntos de venta la reciben.

## El resto de la media hora

Neumáticos con más de 3 mm de dibujo (el mínimo legal es 1,6), luces, refrigerante con anticongelante y el desempañador. Si vas a la nieve, cadenas de la medida de tu rueda, **probadas en seco una vez**.

Todo está en [repuestos](/shop/category/repuestos); con tu vehículo en [Mi garaje](/account/garage) ves solo las medidas que le sirven.
`,
}
