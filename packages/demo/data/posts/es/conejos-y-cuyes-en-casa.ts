import type { DemoPostText } from '../../types.ts'

export const text: DemoPostText = {
  title: 'Conejos y cuyes: qué comen, cuánto espacio piden y qué los enferma',
  excerpt:
    'Heno sin límite, compañía y un piso que no resbale. Lo que nadie te cuenta en la tienda de la esquina.',
  imageAlt: 'Un conejo y un cuy frente a una montaña de heno, con hojas verdes y una botella de agua',
  body: `
Un conejo vive ocho a doce años; un cuy, cinco a siete. No son mascotas «de prueba»: son animales tranquilos, exigentes en dos o tres cosas y muy buenos para esconder que se sienten mal. Con esas dos o tres cosas bien hechas, casi todo lo demás sale solo.

## Heno, primero y siempre

El 80 % de lo que comen debería ser heno de pasto (timoteo, ballica o avena), **disponible a toda hora**. No es relleno: sus dientes crecen toda la vida y se gastan masticando fibra, y su intestino se detiene si le falta. La alfalfa es para crías y hembras preñadas; a un adulto le sobra calcio y le forma arenilla en la vejiga.

| Al día, por kilo de peso | Conejo | Cuy |
|---|---|---|
| Heno | Sin límite | Sin límite |
| Hojas verdes | Un puñado grande | Una taza |
| Pellet | 20 a 25 g | 1 a 2 cucharadas |
| Vitamina C | No necesita | 10 a 30 mg |

**Verdes:** hojas de apio, cilantro, achicoria, rúcula, diente de león sin pesticidas. De a una nueva por semana. La lechuga escarola va bien; la costina casi no alimenta.

**El cuy no fabrica vitamina C**, igual que nosotros. Pimentón, perejil y un pellet hecho para cuyes la aportan; la del pellet se pierde a los tres meses de abierto. Si le duelen las patas o le sangran las encías, es lo primero que mira el veterinario.

La zanahoria es un dulce: una rodaja. Nunca papa, cebolla, palta, legumbres, chocolate ni pan.

## Espacio y compañía

Una jaula es para dormir, no para vivir. Un conejo necesita un corral de al menos 1,5 por 2 metros y tres horas sueltas al día; un par de cuyes, 1,2 por 0,6. El piso, sólido y que no resbale: la rejilla les hace heridas en las patas.

![Un corral visto desde arriba: refugio, heno, agua y bandeja](/media/post-corral.svg)

Viven en grupo. Un cuy solo se apaga: mejor dos hembras, o un macho castrado con una hembra. Los conejos se presentan de a poco, en terreno neutral y esterilizados. Y no los mezcles: el conejo puede lastimar al cuy de una patada y contagiarle *Bordetella*.

El conejo aprende a usar bandeja si pones el heno encima: comen y hacen a la vez. Usa papel o madera, nunca arena que apelmace.

## El calor es el enemigo

Sobre los 27 °C sufren; sobre los 30 °C se pueden morir. En verano: sombra, una botella congelada envuelta en un paño, baldosas frías y agua en plato, que beben más que de la botella. En invierno les basta un lugar seco y sin corrientes.

## Tomarlos bien

Una mano bajo el pecho y otra bajo las patas de atrás, pegados a tu cuerpo. Nunca de las orejas ni del lomo: el conejo patalea tan fuerte que puede quebrarse la columna. Mejor aún, siéntate en el suelo y deja que vengan.

> Si un conejo o un cuy deja de comer o de hacer caquitas por **doce horas**, es una urgencia. No esperes a mañana, y no le des lechuga «para que reaccione».

## El veterinario de exóticos

No todos los atienden: busca uno antes de necesitarlo. Revisión de dientes una vez al año, uñas cada dos meses, y la coneja esterilizada antes de los dos años, porque el cáncer de útero es muy frecuente.

Heno, refugios y bebederos están en [exóticos](/shop/category/exoticos-alimentos). Compra el heno que huela a pasto y se vea verde: si está amarillo y con polvo, ya perdió lo mejor.
`,
}
