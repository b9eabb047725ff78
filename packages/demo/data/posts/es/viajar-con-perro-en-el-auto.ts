import type { DemoPostText } from '../../types.ts'

export const text: DemoPostText = {
  title: 'Viajar con perro en auto: qué llevar, cuándo parar y qué pide el SAG',
  excerpt:
    'Sujeto, hidratado y con los papeles al día. Lo que de verdad hace falta para llegar bien los dos.',
  imageAlt: 'Un auto en la carretera, con un perro asomado en el asiento de atrás y la cordillera al fondo',
  body: `
Un perro que viaja suelto se cansa, se marea y distrae a quien maneja. Uno que viaja sujeto se duerme. La diferencia la hace un arnés de pecho amarrado al cinturón, en el asiento de atrás, o un canil firme que no se corra en las curvas.

## Antes de partir

Dale su comida unas tres horas antes y no justo al salir: con el estómago lleno se marea más. Un paseo de veinte minutos lo deja listo para la siesta. Si nunca ha subido al auto, empieza una semana antes con vueltas cortas que terminen en algo bueno, como la plaza.

Lleva esto a mano, no debajo de las maletas:

- agua y un plato que no se vuelque;
- su comida de siempre, para los días que dure el viaje y uno más;
- correa, bolsas y una toalla vieja;
- su manta: el olor conocido lo calma más que un juguete nuevo;
- la placa con tu teléfono y el número del microchip anotado.

Revisa también el auto. Con el maletero lleno y un perro de treinta kilos, [las pastillas de freno](/blog/cuando-cambiar-pastillas-de-freno) trabajan bastante más que en la ciudad.

## Sujeto, siempre

El arnés se engancha al cinturón por la espalda, nunca el collar: en una frenada, toda la fuerza se iría al cuello. Un perro chico viaja mejor en un transportador sujeto, y un gato también. En la falda del conductor o con la cabeza afuera de la ventana no es viajar sujeto: a cien por hora, una piedrita en el ojo arruina las vacaciones.

![Un perro con arnés, amarrado al cinturón del asiento de atrás](/media/post-arnes.svg)

## En la ruta

Para cada dos horas. Pon la correa **antes** de abrir la puerta: las bermas de la Ruta 5 son el lugar donde más perros se pierden en febrero. Ofrece agua en sorbos, deja que camine diez minutos y sigue.

> Nunca lo dejes en el auto cerrado. Con 25 °C afuera, adentro se pasan los 35 °C en unos veinte minutos, aunque la ventana quede un poco abajo.

Si jadea con la lengua muy afuera, babea espeso o se tambalea, es un golpe de calor: sombra, agua fresca en el cuerpo (no helada) y al veterinario.

## Los papeles

Dentro de Chile no necesitas permiso del SAG para pasar de una región a otra con tu perro, pero sí conviene llevar el carnet con la vacuna antirrábica al día. La Ley 21.020 obliga a identificarlo con microchip y a inscribirlo en el registro nacional: sirve, sobre todo, para que vuelva si se pierde.

Si cruzas la frontera, cambia todo. Para salir, el SAG emite un certificado zoosanitario de exportación, que exige antes un certificado de un médico veterinario con el examen clínico y las vacunas. Cada país agrega lo suyo, y los plazos son cortos: revisa los requisitos en [sag.gob.cl](https://www.sag.gob.cl) con un mes de anticipación.

Para volver a entrar necesitas el certificado del país del que vienes, la vacuna antirrábica vigente y un tratamiento antiparasitario reciente. Una trampa común: los alimentos con carne, abiertos o sueltos, no pasan el control de frontera. Lleva lo justo y declara lo que tengas.

## Al llegar

Muéstrale primero dónde están su agua y su cama. Recién después, la playa. Y la primera noche, que duerma cerca: él tampoco sabe dónde está.
`,
}
