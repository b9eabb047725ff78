/** slug | name | label | second line | about */
export const gatosHigiene = `
arena-sanitaria-aglomerante-sin-perfume-10-kg | Unscented clumping cat litter 10 kg | Clumping | Unscented | Fine-grain bentonite that forms a hard clump and leaves no mud at the bottom.
arena-sanitaria-de-tofu-y-te-verde-6-l | Tofu and green tea cat litter 6 L | Tofu | Green tea | Tofu pellets that flush down the toilet and weigh half as much as ordinary litter.
arena-sanitaria-de-silice-3-8-l | Silica cat litter 3.8 L | Silica | Lasts 30 days | Crystals that absorb and dry: one bag lasts a month for one cat.
arena-sanitaria-de-pino-en-pellet-8-kg | Pine pellet cat litter 8 kg | Pine | Natural pellets | Pressed radiata pine sawdust that falls apart when wet and smells of the forest.
arena-sanitaria-con-carbon-activado-12-kg | Cat litter with activated charcoal 12 kg | Charcoal | Multi-cat | For two or more cats in a small flat; the charcoal works all night.
arena-sanitaria-de-maiz-para-gatitos-4-kg | Corn litter for kittens 4 kg | Corn | For kittens | Plant-based grain, safe if they taste it, and kittens always taste it.
bandeja-sanitaria-con-borde-alto | Litter tray with high sides | High sides | 50 × 38 cm | A 20-centimetre wall for the enthusiasts of digging.
bandeja-cubierta-con-filtro-y-puerta | Covered litter tray with filter and door | Covered | With filter | Flap door, charcoal filter, and a roof that lifts off whole for cleaning.
bandeja-esquinera-para-gato | Corner litter tray for cats | Corner | Small bathroom | Triangular, for that corner of the bathroom where nothing else fits.
pala-metalica-con-soporte | Metal scoop with stand | Scoop | With stand | A steel grille that doesn’t bend, and a stand so it drips where it should.
alfombra-atrapa-arena-doble-capa | Double-layer litter-catching mat | Litter catcher | Double layer | The grains fall through the honeycomb and go back into the tray, without sweeping.
bolsas-para-bandeja-con-cinta-20-unidades | Tray liners with drawstring, 20 pieces | Tray liners | Drawstring | Thick enough for claws, with a string to close them without touching anything.
desodorante-para-arena-con-bicarbonato-500-g | Litter deodoriser with baking soda 500 g | Deodoriser | Baking soda | A powder to mix into the litter that neutralises ammonia, instead of hiding it under flowers.
quita-orina-enzimatico-para-gato-500-ml | Enzymatic urine remover for cats 500 ml | Urine remover | Enzymatic | Removes the mark only they can smell, so that they stop signing the curtain.
shampoo-para-gato-de-pelo-largo-con-seda-300-ml | Silk shampoo for long-haired cats 300 ml | Silk | Long hair | Silk protein that loosens knots and rinses in two goes, before the complaints begin.
shampoo-en-polvo-para-gato-150-g | Powder shampoo for cats 150 g | Powder | No water | Rice starch that absorbs the grease of the back and brushes out.
cepillo-con-vapor-para-gato | Steam brush for cats | Steam | Rechargeable | A warm mist that calms static and leaves the hair in one little cushion, easy to throw away.
peine-antinudos-giratorio-para-gato | Rotating detangling comb for cats | Detangling | Rotating pins | Pins that turn instead of pulling, for the tummy nobody is allowed to touch.
cortaunas-para-gato-con-punta-curva | Curved nail scissors for cats | Curved | For cats | A half-moon notch that hugs the claw and cuts without splintering.
toallitas-para-gato-con-aloe-40-unidades | Aloe wipes for cats, 40 pieces | Wipes | Aloe | For tail, paws and a chin with acne, with no perfume to offend anyone.
`
