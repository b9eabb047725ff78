/** slug | name | label | second line | about */
export const perrosHigiene = `
shampoo-hipoalergenico-de-avena-para-perro-500-ml | Hypoallergenic oat shampoo for dogs 500 ml | Oats | Hypoallergenic | Colloidal oats and no perfume for reddened skin; it foams little and rinses fast.
shampoo-blanqueador-con-quillay-400-ml | Whitening shampoo with quillay 400 ml | Quillay | Light coats | Quillay saponin that lifts the yellow off poodles and Malteses, with no bleach.
shampoo-para-cachorro-con-manzanilla-300-ml | Camomile shampoo for puppies 300 ml | My first bath | Camomile | Tear-free, with a gentle scent of camomile, from eight weeks on.
shampoo-antipulgas-con-neem-350-ml | Flea shampoo with neem 350 ml | Neem | Against fleas | Kills fleas in the bath and leaves a herbal scent that lasts four days.
acondicionador-desenredante-de-palta-400-ml | Detangling avocado conditioner 400 ml | Avocado | Detangling | Avocado oil from Quillota that loosens the knots behind the ears before they turn into dreadlocks.
espuma-de-bano-en-seco-para-perro-200-ml | Dry bath foam for dogs 200 ml | Dry bath | No rinsing | For the dog who hates the shower: put it on, massage and towel it dry.
colonia-lavanda-del-sur-para-perro-120-ml | Southern lavender cologne for dogs 120 ml | Cologne | Southern lavender | Alcohol-free lavender from Frutillar; two sprays on the back after brushing.
eliminador-de-olores-y-manchas-de-orina-500-ml | Urine stain and odour remover 500 ml | Bye-bye pee | Enzymatic | Enzymes that eat the smell out of rugs and sofas, so that nobody goes back to the same corner.
toallitas-humedas-biodegradables-para-patas-80-unidades | Biodegradable paw wipes, 80 pieces | Little paws | Biodegradable | To clean all four paws when you come back from the park, with no alcohol or chlorine.
toallitas-para-oidos-y-ojos-50-unidades | Ear and eye wipes, 50 pieces | Eyes and ears | Gentle | Calendula pads that lift sleep from the eyes and wax from the folds.
sabanillas-absorbentes-60-60-cm-30-unidades | Absorbent training pads 60 × 60 cm, 30 pieces | Training pads | 60 × 60 cm | Five layers with gel, and adhesive corners: it stays where you put it.
sabanillas-con-carbon-activado-60-90-cm-50-unidades | Training pads with activated charcoal 60 × 90 cm, 50 pieces | Charcoal | 60 × 90 cm | Large and dark, for litters and older dogs; the charcoal traps the smell.
panales-para-perra-en-celo-12-unidades | Dog nappies for females in heat, 12 pieces | Nappy | With tail hole | Fasteners that don’t stick to the hair, and a channel that keeps leaks in when sitting down.
cepillo-quita-pelo-muerto-para-perro-de-pelo-corto | Deshedding brush for short-haired dogs | Short hair | Curved blade | Pulls out the undercoat without cutting the top one; in moulting season it fills a bag per session.
carda-con-boton-autolimpiante | Self-cleaning slicker brush | Slicker | Self-cleaning | One button hides the pins, and the hair drops into the bin by itself.
guante-de-bano-de-silicona | Silicone bath glove | Glove | Silicone | It massages, lathers and gathers loose hair while he believes he is being petted.
cortaunas-con-tope-de-seguridad-para-perro | Nail clipper with safety stop for dogs | Nail clipper | With stop | A stop that keeps you from cutting too much, and a file tucked into the handle.
lima-electrica-silenciosa-para-unas | Quiet electric nail file | Electric file | Under 45 dB | Two speeds and a cap with three openings; it charges by USB and scares nobody.
toalla-de-microfibra-superabsorbente | Super-absorbent microfibre towel | Towel | Microfibre | Dries a wet labrador before he shakes in the hallway; with pockets for your hands.
bolsas-compostables-con-dispensador-120-unidades | Compostable bags with dispenser, 120 pieces | Poo bags | Compostable | Eight thick rolls made of corn starch, and a dispenser that hangs from the lead.
`
