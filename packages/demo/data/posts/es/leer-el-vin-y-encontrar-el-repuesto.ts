import type { DemoPostText } from '../../types.ts'

export const text: DemoPostText = {
  title: 'Cómo leer el VIN y dar con el repuesto exacto',
  excerpt:
    'Diecisiete caracteres que dicen qué auto tienes de verdad. Dónde están, qué significan y cómo usarlos.',
  imageAlt: 'Una placa con un VIN dividido en tres tramos de color y un auto con lupa',
  body: `
«Es un 2015» no alcanza. El mismo modelo del mismo año puede traer dos motores, dos frenos y tres filtros de aceite, según el mercado y el mes en que se armó. El VIN resuelve la duda, porque no describe el modelo: describe **tu** auto.

## Dónde está

Son 17 caracteres, letras y números, sin I, O ni Q, para que nadie los confunda con 1 y 0. Lo encuentras:

- en el **padrón** y en el permiso de circulación, como «N° VIN» o «chasis»;
- abajo del parabrisas, por fuera, en el lado del conductor;
- en una etiqueta del marco de la puerta del conductor;
- grabado en la carrocería, muchas veces bajo el capó.

Compáralo en dos lugares. Si no coinciden y estás comprando usado, no sigas: pide el certificado de anotaciones vigentes en el Registro Civil y que lo revise alguien que sepa.

## Qué dice cada tramo

![El VIN en tres tramos: quién lo hizo, qué es y cuál es](/media/post-vin.svg)

| Posición | Se llama | Qué dice |
|---|---|---|
| 1 a 3 | WMI | País y fabricante |
| 4 a 8 | VDS | Modelo, carrocería, motor |
| 9 | Verificador | Control, en muchos países |
| 10 | Año modelo | Una letra o un número |
| 11 | Planta | Dónde se armó |
| 12 a 17 | Serie | El número de tu auto |

**El primero** es la región: 1 a 5 Norteamérica, 8 y 9 Sudamérica, J Japón, K Corea, L China, S a Z Europa. Un 8 con la segunda letra entre A y E es Argentina; un 9 con la segunda entre A y E, Brasil.

**El décimo** es el año modelo: A es 2010, B 2011 y así hasta Y, que es 2030, saltándose I, O, Q, U y Z. Una F es 2015; una L, 2020. Ojo: es el año *modelo*, no el de la compra ni el de la inscripción. Un auto vendido en noviembre de 2019 suele ser modelo 2020. Y no todos los fabricantes de Europa y Asia usan esa posición: si no calza, manda el padrón.

Lo que va del 4 al 8 lo define cada marca, por eso el VIN se lee con un catálogo y no de memoria.

## De ahí al repuesto

1. **Ingresa el VIN** en el buscador por vehículo de la tienda. Si lo reconocemos, te mostramos el modelo y el motor para que confirmes.
2. **Guárdalo en [Mi garaje](/account/garage).** Desde entonces cada producto dice si le sirve o no, y las listas se filtran solas.
3. **Compara el número de parte** de la pieza vieja, si lo tiene. El original está en la ficha como código del fabricante.
4. **Mide lo que se puede medir.** En un disco, diámetro y cantidad de hoyos; en un filtro, alto y rosca; en una correa, dientes y ancho.

> Si la ficha dice «no sabemos si le sirve», es literal. Pregúntanos por el chat con el VIN a mano: es mejor una pregunta que una devolución.

## Cuídalo un poco

El VIN no es una clave secreta, se ve por el parabrisas, pero con él y una foto del padrón se pueden inventar avisos falsos. No lo publiques junto a tu patente ni tu RUT, y tápalo en las fotos si vendes.

Con el auto identificado, lo demás es fácil: [frenos](/blog/cuando-cambiar-pastillas-de-freno), [aceite](/blog/que-aceite-usa-tu-motor) o [plumillas](/blog/plumillas-y-bateria-antes-del-invierno), todo en [repuestos](/shop/category/repuestos).
`,
}
