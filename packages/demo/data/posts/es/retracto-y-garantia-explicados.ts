import type { DemoPostText } from '../../types.ts'

export const text: DemoPostText = {
  title: 'Retracto y garantía: dos derechos distintos, explicados con ejemplos',
  excerpt:
    'Uno es para cuando te arrepientes; el otro, para cuando falla. Plazos, excepciones y qué guardar.',
  imageAlt: 'Una caja con una flecha de vuelta y, al lado, una pieza dentro de un escudo con una llave',
  body: `
Se confunden todo el tiempo, y la diferencia vale plata. El **retracto** es porque sí: compraste a distancia, no te gustó y te arrepientes. La **garantía legal** es porque falló. Tienen plazos distintos, condiciones distintas y no se reemplazan entre sí.

## Retracto: diez días, sin dar razones

La Ley 19.496 lo da en las compras por internet. Son **10 días corridos desde que recibes el producto**. Si la tienda no te mandó la confirmación por escrito con lo que compraste, el plazo se alarga a 90.

El producto debe volver como llegó: sin uso, con su caja, accesorios y manuales. Abrir la caja para mirarlo está bien; usarlo dos semanas, no. La tienda devuelve lo que pagaste, a más tardar en 45 días, y por ley no puede cambiarlo por un vale si tú no quieres.

**Ejemplo.** Compras un rascador el lunes, llega el jueves y no cabe en tu living. El plazo parte el jueves. Lo guardas en su caja, pides el retracto desde tu pedido y lo entregas.

### Lo que no tiene retracto

Hay productos que por su naturaleza no se pueden devolver, y la ley permite excluirlos si lo dicen **antes** de que compres: lo que se echa a perder, lo hecho a tu medida, lo de higiene con el sello abierto. En la tienda, la ficha de cada producto lo avisa.

## Garantía legal: seis meses, tú eliges

Si el producto nuevo viene malo o falla por un defecto, tienes **6 meses desde que lo recibes** (la Ley 21.398 los subió de tres). Y entre estas tres, eliges tú, no la tienda:

1. la **reparación** gratis,
2. el **cambio** por otro,
3. la **devolución del dinero**.

![Dos líneas de tiempo: la del retracto, corta, y la de la garantía, larga](/media/post-plazos.svg)

No te pueden obligar a pasar primero por el servicio técnico. Y si reparan y vuelve a fallar, puedes elegir de nuevo.

**Ejemplo.** Un alternador deja de cargar al cuarto mes. Pides la garantía, llevas la boleta y eliges el cambio. Si en el taller lo conectaron al revés, en cambio, es daño por mal uso, y eso no lo cubre.

## Lado a lado

| | Retracto | Garantía legal |
|---|---|---|
| Razón | Ninguna | Una falla |
| Plazo | 10 días | 6 meses |
| Desde | Que lo recibes | Que lo recibes |
| Estado | Sin uso | El que tenga |
| Elige | Tú, devolver | Tú, entre tres |

La garantía **del fabricante**, si la hay, es un regalo aparte: se suma, no reemplaza a la legal.

## Qué guardar

La boleta o el número de pedido, y nada más: con eso se prueba la compra. Si algo llega dañado, sácale fotos con la caja al abrirla, y avisa pronto. En repuestos, guarda también la pieza vieja y el nombre del taller que instaló.

> «No se aceptan cambios ni devoluciones» en un letrero no vale por sobre la ley. Tampoco «garantía de 30 días».

## Cómo se pide aquí

Desde tu pedido, en **Mi cuenta**: eliges los productos y lo que prefieres, y ves ahí mismo cuánto se te devuelve y hasta cuándo. Si compraste sin cuenta, créala con el mismo correo y el pedido queda en ella, o pídelo por teléfono, por escrito o en una tienda. Los detalles están en [devoluciones](/site/returns) y [garantía](/site/guarantee). Si no llegamos a acuerdo, el SERNAC recibe reclamos gratis en [sernac.cl](https://www.sernac.cl).
`,
}
