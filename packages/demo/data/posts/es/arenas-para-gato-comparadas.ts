import type { DemoPostText } from '../../types.ts'

export const text: DemoPostText = {
  title: 'Arenas para gato: bentonita, sílice, madera y tofu, comparadas',
  excerpt:
    'Cuál apelmaza, cuál huele menos, cuál se puede botar al WC (casi ninguna) y cuánto rinde cada una al mes.',
  imageAlt: 'Un gato mira cuatro bandejas, cada una con una arena distinta',
  body: `
Para nosotros la arena es un gasto. Para el gato es el baño, y si no le gusta lo dice del único modo que conoce: al lado. La mayoría de los «accidentes» se arreglan cambiando la bandeja, no al gato.

## Las cuatro, frente a frente

| Arena | Apelmaza | Polvo | Rinde con un gato |
|---|---|---|---|
| Bentonita | Muy bien | Medio | 7 a 8 kg al mes |
| Sílice en cristales | No, absorbe | Poco | 3,8 L al mes |
| Pellet de madera | No, se deshace | Poco | 5 kg al mes |
| Tofu o vegetal | Bien | Muy poco | 6 L al mes |

**Bentonita.** Una arcilla que forma bolas firmes al mojarse. Es la que prefieren casi todos los gatos, porque se siente como tierra fina. Pesa, y algo de polvo levanta: búscala «baja en polvo» si alguien en casa tiene asma. Ojo con los gatitos de menos de tres meses, que se la comen: para ellos, una que no apelmace.

**Sílice.** Los cristales absorben el líquido y encierran el olor; se saca lo sólido y se revuelve todos los días. Dura hasta un mes sin cambiarla entera. A algunos les molesta en las patas, sobre todo si vienen de arena fina.

**Madera.** El pellet se convierte en aserrín al mojarse y huele a bosque. Es la más barata y liviana para el planeta. Funciona mejor en una bandeja con rejilla. Los gatos con patas sensibles, o los mayores con artrosis, suelen rechazarla.

**Tofu.** De fibra de soya o maíz, pesa poco y apelmaza bien. Se humedece en ambientes muy húmedos, así que guárdala cerrada si vives en la costa o en el sur.

## ¿Y al WC?

Aunque el envase diga que sí, en Chile no conviene. Las cañerías son angostas, y las heces de gato pueden llevar *Toxoplasma*, que el tratamiento de aguas no siempre elimina. Bolsa cerrada y a la basura. Si hay una embarazada en casa, que otra persona limpie la bandeja, o que use guantes: el parásito necesita más de un día para volverse infeccioso, así que limpiar a diario ya es media protección.

![Una bandeja vista de lado, con cinco centímetros de arena y la pala al lado](/media/post-bandeja.svg)

## La bandeja importa tanto como la arena

- **Cuántas:** una por gato, más una. En piezas distintas, no en fila.
- **Tamaño:** una vez y media el largo del gato, sin la cola. Casi todas las que se venden son chicas.
- **Cuánta arena:** unos cinco centímetros. Con menos no tapa, con más se hunde.
- **Dónde:** lejos de su plato y del ruido de la lavadora, con dos salidas si hay otro animal.
- **Tapada o no:** guarda el olor para nosotros… y adentro para él. Si tiene tapa, límpiala más seguido.

Saca las bolas una o dos veces al día y cambia todo cada dos a cuatro semanas, lavando con detergente neutro. Ni cloro ni limpiadores con aroma: el olor a amoníaco lo invita a orinar en otra parte, y el perfume lo espanta.

## Cómo cambiar de arena

De a poco: un cuarto de la nueva, mitad, tres cuartos, una semana entre todo. Mejor aún, pon la nueva en **otra** bandeja y deja que vote.

> Si va muchas veces y no sale nada, se queja o se lame sin parar, no es la arena. En un macho puede ser una obstrucción urinaria: es una urgencia de horas, no de días.

En [higiene para gatos](/shop/category/gatos-higiene) están las cuatro, con el precio por kilo o por litro. Para comparar bien, divide por lo que dura: la más barata del estante no siempre lo es al mes.
`,
}
