/** slug | name | label | second line | about */
export const gatosAccesorios = `
rascador-poste-con-base-de-peluche-60-cm | Scratching post with plush base 60 cm | Post 60 | Natural sisal | Tall enough for a full stretch, with a heavy base that doesn’t wobble after the leap.
arbol-para-gatos-de-tres-pisos-140-cm | Three-level cat tree 140 cm | Three levels | 140 cm | A cave below, a hammock in the middle and a lookout on top, with an anchor for the wall.
rascador-de-carton-ondulado-con-catnip | Corrugated cardboard scratcher with catnip | Cardboard | With catnip | Works on both sides and saves the corner of the sofa for less than ten thousand pesos.
raton-de-fieltro-con-cascabel | Felt mouse with bell | Mouse | Felt and bell | Hand-dyed wool felt and a leather tail that asks to be bitten.
pez-pateador-con-hierba-gatera-25-cm | Kicker fish with catnip 25 cm | Kicker | With catnip | Long enough to hug and kick with both back paws.
set-de-tres-pajaritos-de-lana | Set of three woollen birds | Little birds | Set of 3 | A rufous-collared sparrow, an austral thrush and a long-tailed meadowlark, knitted just the right size to carry around.
cana-con-plumas-intercambiables | Wand with interchangeable feathers | Wand | 2 spares | A rod that doesn’t snap, elastic cord, and two spare sets of feathers.
varita-retractil-con-polilla | Retractable wand with moth | Moth | Retractable | Fine wire that copies the crazy flight of a moth around the lamp.
pelota-circuito-de-tres-pistas-para-gato | Three-track ball circuit for cats | Circuit | Three tracks | Three storeys of tracks, with balls that don’t escape under the fridge.
cama-cueva-de-fieltro-para-gato | Felt cave bed for cats | Cave | Wool felt | A single piece of felted wool, warm in winter and cool in January.
hamaca-de-ventana-con-ventosas | Window hammock with suction cups | Lookout | Up to 12 kg | Four firm suction cups and a washable cover: the best seat for watching pigeons.
nido-redondo-de-peluche-largo-para-gato | Round long-pile nest for cats | Nest | Long pile | Long pile that brings mum to mind; to be kneaded for a while before sleeping.
collar-con-cierre-de-seguridad-y-cascabel-para-gato | Collar with safety buckle and bell for cats | Bell | Safe buckle | It opens at the tug of a branch, and warns the birds that somebody is coming.
arnes-mariposa-con-correa-para-gato | Butterfly harness with lead for cats | Cat walk | With lead | Mesh that spreads the pull, and that no cat can back out of.
fuente-de-agua-silenciosa-para-gato-2-5-l | Quiet water fountain for cats 2.5 L | Fountain | 2.5 litres | Moving water that invites them to drink; the motor is softer than a purr.
plato-elevado-doble-para-gato | Raised double bowl for cats | Raised | Double | Fifteen degrees of tilt, to eat without bending the neck or touching the whiskers.
tapete-olfativo-para-lamer-gato | Lick mat for cats | Lick mat | Silicone | Ridges to spread malt or creamy pâté on, so that teatime lasts longer.
mochila-burbuja-para-gato | Bubble backpack for cats | Bubble | Up to 7 kg | A round window to watch the buses go by, mesh on the sides and a firm base.
tunel-plegable-crujiente-de-tres-bocas | Crinkly folding tunnel with three openings | Tunnel | Three openings | It crinkles on the run, and stores flat behind the door.
casa-de-madera-para-gato-de-exterior | Wooden outdoor house for cats | Shelter | Pine and bitumen roof | Treated pine, tall legs for the rain and a second way out.
`
