import type { DemoPostText } from '../../types.ts'

export const text: DemoPostText = {
  title: 'Qué aceite usa tu motor: cómo leer 5W-30, API y ACEA',
  excerpt: 'Los números del envase no son una marca de calidad: son el idioma de tu motor. Te lo traducimos.',
  imageAlt: 'Un bidón que vierte aceite dorado en un motor, junto a un termómetro y una varilla',
  body: `
El mejor aceite para tu auto no es el más caro ni el «más sintético»: es el que pide el fabricante, cambiado a tiempo. Ese dato está en el manual, y muchas veces en la tapa del motor. Todo lo demás es aprender a leerlo.

## Los dos números

**5W-30.** El primero, con la W de *winter*, dice cómo fluye en frío: mientras más bajo, más rápido llega a las piezas al partir, que es cuando ocurre buena parte del desgaste. El segundo dice cuánto cuerpo mantiene con el motor caliente.

| Grado | En frío parte hasta | Lo usan |
|---|---|---|
| 0W-20 | −35 °C | Híbridos y motores nuevos |
| 5W-30 | −30 °C | La mayoría de los últimos 15 años |
| 10W-40 | −25 °C | Motores de los 90 y 2000 |
| 15W-40 | −20 °C | Diésel de trabajo y motores antiguos |

En Chile, un 5W o un 10W sirve de Arica a Chiloé. En Coyhaique, Punta Arenas o si duermes en la montaña, el primer número sí importa.

Ponerle uno más grueso «porque ya tiene kilómetros» es una costumbre, no una regla. Un motor hecho para 0W-20 tiene conductos finos: con un 15W-40 el aceite llega tarde. Si consume mucho, se busca la fuga, no se tapa.

## Las letras

- **API.** Con S para bencina (SQ es la más nueva, desde 2025; casi todo lo que se vende es SP) y C para diésel (CK-4). En bencina una letra posterior reemplaza a las anteriores: un SP sirve donde el manual pide SN.
- **ACEA.** Norma europea. Las C son «de ceniza baja», para autos con filtro de partículas (DPF). Si tu diésel Euro 5 o 6 tiene DPF y le pones otro, lo vas tapando.
- **La del fabricante.** VW 504/507, dexos, MB 229. Si el manual la nombra, manda sobre lo demás, sobre todo en garantía.

## Mineral o sintético

El sintético aguanta mejor el calor y el tiempo, y protege más al partir. Conviene en motores con turbo, en ciudad con tacos y si haces trayectos cortos. El mineral sirve en motores antiguos que lo piden, cambiándolo antes. Se pueden mezclar en una emergencia; no es bueno como costumbre.

![La varilla: mínimo, máximo y el nivel entre los dos](/media/post-varilla.svg)

## Cuándo se cambia

Lo que diga el manual, por kilómetros **o por tiempo, lo que llegue primero**: lo típico es cada 10.000 km o un año. Si manejas en Santiago en hora punta, en tierra o en trayectos de menos de diez minutos, es uso severo: a la mitad. El filtro se cambia siempre con el aceite.

Una vez al mes, mira la varilla con el motor frío y en piso plano: debe estar entre las dos marcas. Un litro separa, más o menos, la mínima de la máxima. De más también es malo: hace espuma. Y el color no dice nada: en un diésel, a los cien kilómetros ya está negro.

> Si se prende la luz roja de la aceitera, detente y apaga. No es la mantención: es falta de presión, y a un motor le alcanza con un minuto.

## El aceite usado no se bota

Un litro contamina muchísima agua. Guárdalo en el mismo bidón y llévalo a un punto limpio o a un taller que reciba: la ley de reciclaje (REP) incluye los aceites lubricantes.

En [filtros y lubricantes](/shop/category/filtros-y-lubricantes) filtra por viscosidad, y agrega tu auto en [Mi garaje](/account/garage) para ver solo el filtro que le sirve.
`,
}
