import type { DemoPostText } from '../../types.ts'

export const text: DemoPostText = {
  title: 'Pastillas de freno: cuándo se cambian y cómo se hace',
  excerpt: 'Tres señales que avisan antes del chirrido, la medida que manda y el cambio paso a paso.',
  imageAlt: 'Un disco de freno con su mordaza; al lado, una pastilla nueva y una gastada',
  body: `
El chirrido es la última señal, no la primera. Antes, el auto ya dijo lo mismo de maneras más amables.

## Tres señales que llegan antes

**El líquido baja.** Si el nivel del depósito bajó sin que haya una gota en el suelo, los pistones salieron más: el material de las pastillas se fue yendo. Otra cosa es que el **pedal** se hunda o llegue más abajo que antes: eso es aire o una fuga, y se va directo al taller.

**El auto se carga a un lado.** Una pastilla que se gastó más que su pareja frena menos. En seco se siente como un leve tirón; con lluvia, se siente entero.

**El volante vibra al frenar.** Suele ser el disco deformado, no la pastilla. Pero si cambias solo las pastillas sobre un disco malo, las nuevas durarán la mitad.

## La medida que manda

Mira el espesor del material, sin contar la placa de metal. Muchas veces se ve entre los rayos de la llanta con una linterna.

| Material | Qué hacer |
|---|---|
| 10 a 12 mm | Nueva |
| 5 mm | Revisa en cada rotación de neumáticos |
| 3 mm | Cámbiala pronto |
| 2 mm o menos | No sigas manejando así |

En la ciudad duran entre 25.000 y 50.000 km; bajando cuestas con carga, bastante menos. Las delanteras se gastan antes, porque al frenar el peso se va adelante.

![Una pastilla nueva y una gastada, con el espesor del material marcado](/media/post-pastilla.svg)

## Cómo se cambian

Si ya has hecho mantención y tienes buenas herramientas, es trabajo de una tarde. Si no, un taller demora menos de una hora por eje.

1. Auto en piso plano, freno de mano (si trabajas adelante) y cuñas. Afloja las tuercas antes de levantar.
2. Levanta con la gata y apoya sobre un **caballete**. La gata no es un apoyo.
3. Saca la rueda y los pernos de la mordaza. Cuélgala con un alambre: nunca de su manguera.
4. Saca las pastillas viejas. Mide el disco: el mínimo viene grabado en el borde.
5. Devuelve el pistón con una prensa, despacio y mirando el depósito, que puede rebalsar.
6. Limpia con limpia frenos, pon las nuevas, arma y aprieta con la torsión del manual.
7. **Antes de moverte**, bombea el pedal hasta que quede duro. Es el paso que se olvida, y el que manda el auto contra el portón.

## De a pares, y los primeros kilómetros

Se cambian siempre las dos ruedas del eje, aunque una se vea bien. Los primeros doscientos kilómetros frena suave, con varias bajadas desde 50 km/h sin llegar a detenerte: así el material se asienta en el disco y no chilla.

El líquido de frenos es otra historia: absorbe humedad y se cambia cada dos años, uses el auto o no. Revisa el tipo (DOT 3, 4 o 5.1) en la tapa del depósito.

## La pieza correcta

Un mismo modelo puede traer dos sistemas de freno distintos según el año y el motor. Agrega tu vehículo en [Mi garaje](/account/garage) y la tienda te muestra las [pastillas y discos](/shop/category/frenos-y-suspension) que le sirven. Si dudas, [el VIN lo resuelve](/blog/leer-el-vin-y-encontrar-el-repuesto).
`,
}
