/** slug | name | label | second line | about */
export const exoticosAccesorios = `
percha-de-manzano-natural-para-aves | Natural apple-wood perch for birds | Apple wood | Natural perch | A branch of uneven thickness that exercises the feet and doesn’t mind being pecked.
percha-de-arenisca-para-limar-unas | Sandstone perch for trimming nails | Sandstone | Files nails | Put it in front of the feeder, and the nails file themselves, no scissors involved.
columpio-con-cuentas-de-madera | Swing with wooden beads | Swing | Beads | Coloured beads dyed with beetroot and turmeric, safe for beaks.
juguete-destructible-de-mimbre-para-loro | Shreddable wicker toy for parrots | Wicker | Shreddable | Wicker from Chimbarongo and cardboard, to tear up at leisure instead of plucking feathers.
espejo-con-campana-para-catita | Mirror with bell for budgies | Mirror | With bell | A rounded frame and a bell that rings softly: company for short whiles.
puzle-de-forrajeo-acrilico-para-loro | Acrylic foraging puzzle for parrots | Foraging | Acrylic | Drawers that open with the beak, to earn every nut.
rueda-silenciosa-para-hamster-21-cm | Silent wheel for hamsters 21 cm | Wheel 21 | Silent | A sealed bearing and a closed track, for straight backs and nights without squeaks.
rueda-para-erizo-30-cm | Wheel for hedgehogs 30 cm | Wheel 30 | For hedgehogs | A wide washable track, because hedgehogs run and do everything else at the same time.
esfera-de-paseo-para-hamster-18-cm | Exercise ball for hamsters 18 cm | Exercise ball | 18 cm | Ventilated, with a twist-on lid, for ten minutes of supervised strolling.
bloque-mineral-para-roedores-3-unidades | Mineral block for rodents, 3 pieces | Mineral | Calcium | Pressed calcium in the shape of a carrot, to wear down front teeth.
puente-de-madera-flexible-para-cuy | Flexible wooden bridge for guinea pigs | Bridge | Flexible | It bends into an arch, a ramp or a tunnel, and can be gnawed without guilt.
hamaca-de-polar-para-huron-y-rata | Fleece hammock for ferrets and rats | Hammock | Double fleece | Two layers to crawl between, and four hooks for any cage.
saco-de-dormir-de-polar-para-erizo | Fleece sleeping bag for hedgehogs | Sleeping bag | No loose threads | Seams on the outside, so that no claw gets caught.
escondite-de-resina-tronco-para-reptil | Resin log hideout for reptiles | Log | Resin | Heavy, so it stays put, and smooth inside, to shed skin in peace.
castillo-de-piedra-para-acuario | Stone castle for aquariums | Ruins | For aquariums | Arches to swim through, and a hollow for the air stone.
comedero-roca-para-reptil | Rock food dish for reptiles | Rock | Tip-proof | A stepped rim, so that crickets fall in and tortoises climb up.
bebedero-automatico-para-conejo-500-ml | Automatic water bottle for rabbits 500 ml | Water bottle | 500 ml | A steel ball that doesn’t drip, and a clamp for bars or glass.
arnes-con-correa-para-conejo | Harness with lead for rabbits | Rabbit walk | Soft mesh | It closes along the back, and the elastic lead follows every hop.
vitaminas-para-aves-en-gotas-30-ml | Vitamin drops for birds 30 ml | Bird vitamins | Moult and song | Eight drops in the water during the moult, so that the plumage comes in even.
calcio-con-vitamina-d3-para-reptil-120-g | Calcium with vitamin D3 for reptiles 120 g | Calcium D3 | Reptiles | Fine powder that clings to the cricket: dust and serve.
`
