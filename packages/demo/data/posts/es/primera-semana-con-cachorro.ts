import type { DemoPostText } from '../../types.ts'

export const text: DemoPostText = {
  title: 'Los primeros días con un cachorro, hora por hora',
  excerpt:
    'Dormir, comer, hacer pipí afuera y volver a dormir. Una rutina que funciona y lo que puede esperar.',
  imageAlt: 'Un cachorro dormido en su cama junto a un plato de agua, una pelota y la ventana de noche',
  body: `
Un cachorro de dos meses duerme unas dieciocho horas al día. La primera semana se gana respetando esas horas y aprovechando bien las otras seis.

## Antes de que llegue

Prepara una sola pieza, sin cables ni plantas a su altura. Necesita una cama, dos platos, correa y arnés liviano, un juguete para morder, diarios o sabanillas, y el **mismo alimento** que comía: cambiarlo el primer día es pedir diarrea. Anota el teléfono del veterinario y de una clínica que atienda de noche.

## El día uno

Llega con él de mañana, para que tenga horas de luz antes de su primera noche. Ponlo primero donde quieres que haga pipí y espera. Después, deja que huela la pieza solo. Las visitas, el otro fin de semana: hoy ya perdió a su mamá y a sus hermanos.

## La rutina

| Hora | Qué toca |
|---|---|
| 7:00 | Afuera, desayuno, afuera otra vez |
| 8:00 | Juego corto y a dormir |
| 12:00 | Afuera, almuerzo, afuera |
| 13:00 | Dormir |
| 17:00 | Afuera, once, afuera y juego |
| 20:30 | Última comida y afuera |
| 23:00 | Afuera, en silencio, y a la cama |
| 3:00 | Una salida más, los primeros días |

La regla es simple: **al despertar, después de comer y después de jugar, afuera.** Premio en el segundo en que termina, no al entrar. Un cachorro aguanta más o menos una hora por cada mes de edad, así que uno de dos meses no está siendo mañoso.

Los accidentes se limpian con un producto enzimático y sin comentarios. Retarlo solo le enseña a esconderse.

## La primera noche

Va a llorar; es lo normal. Deja su cama al lado de la tuya y baja la mano. Una botella con agua tibia envuelta en una toalla ayuda. En una semana puedes alejar la cama de a poco. Llorar solo en la logia no lo hace fuerte: le enseña que nadie viene.

![Una semana dibujada como un camino: cama, plato, plaza y veterinario](/media/post-semana.svg)

## Morder, saludar y quedarse solo

Muerde porque está aprendiendo cuánta fuerza tienen sus dientes. Cuando apriete, di «ay», para el juego diez segundos y ofrece un juguete. Nada de manotazos.

Entre las 3 y las 14 semanas se le abre una ventana: lo que conozca con calma ahora no le dará miedo después. Cada día, algo nuevo y corto: una aspiradora lejos, una persona con sombrero, la micro desde tus brazos.

Y desde el primer día, **quédate fuera de la pieza dos minutos**, vuelve sin fiesta y sube de a poco. Es la mejor vacuna contra la ansiedad.

## El veterinario, dentro de la semana

Revisión, peso, desparasitación y calendario de vacunas: la primera va entre las seis y ocho semanas, y se repite cada tres o cuatro hasta los cuatro meses. La antirrábica es obligatoria. Aprovecha de poner el **microchip** e inscribirlo en el registro nacional, que la Ley 21.020 exige.

Hasta que el calendario esté completo, pasea en brazos y evita las plazas donde van perros que no conoces: el parvovirus vive meses en el suelo.

> Vómitos y decaimiento en un cachorro no esperan a mañana. Se deshidrata en horas.

## Lo que puede esperar

El baño, la ropa, el curso y los trucos. Esta semana alcanza con que coma, duerma y sepa que estás. Para las porciones, mira [cuánta comida darle](/blog/cuanta-comida-darle); camas y juguetes están en [accesorios para perros](/shop/category/perros-accesorios).
`,
}
