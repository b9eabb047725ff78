/** slug | name | label | second line | about */
export const exoticosHigiene = `
lecho-de-viruta-de-alamo-20-l | Poplar shavings bedding 20 L | Poplar | Dust-free shavings | Wide shavings, sieved twice and free of resins that irritate the nose.
lecho-de-papel-reciclado-30-l | Recycled paper bedding 30 L | Paper | Super-absorbent | Ink-free paper pulp, so soft that hamsters dig tunnels half a metre long.
lecho-de-canamo-15-l | Hemp bedding 15 L | Hemp | Hypoallergenic | It absorbs four times its weight and keeps smells down in rabbit cages.
fibra-de-coco-para-terrario-8-l | Coconut fibre for terrariums 8 L | Coconut | Expanding brick | One brick and three litres of warm water make eight litres of moist ground.
arena-fina-roja-para-desierto-5-kg | Fine red desert sand 5 kg | Desert | Red sand | Washed, rounded grains that bring the Valle de la Luna to mind.
grava-natural-para-acuario-3-kg | Natural aquarium gravel 3 kg | Gravel | 2 to 4 mm | Rounded pebbles that don’t change the pH or scratch the whiskers of a corydoras.
pellet-de-pino-para-conejo-7-kg | Pine pellets for rabbits 7 kg | Pine pellets | For the tray | The one that goes furthest, for the tray of a rabbit who has learnt to use it.
arena-de-bano-para-chinchilla-1-5-kg | Bathing sand for chinchillas 1.5 kg | Bathing sand | Chinchilla | Very fine sepiolite that dries the grease of the fur without matting: ten minutes, and back in the bag.
arena-para-pajaros-con-conchilla-2-kg | Bird sand with crushed shell 2 kg | Shell sand | With aniseed | A cage floor that adds calcium for the gizzard and leaves a scent of aniseed.
limpiador-de-jaulas-sin-enjuague-500-ml | No-rinse cage cleaner 500 ml | Clean cage | No rinsing | It lifts droppings and scale with vinegar, and evaporates without fumes that harm birds.
limpiavidrios-para-terrario-y-acuario-250-ml | Glass cleaner for terrariums and aquariums 250 ml | Clear glass | No ammonia | Free of ammonia and alcohol, to clean the outside with the fish inside.
spray-protector-de-plumas-con-aloe-200-ml | Feather care spray with aloe 200 ml | Plumage | Aloe vera | A fine mist to bathe parrots and cockatiels; it soothes the itch of the moult.
acondicionador-de-agua-para-acuario-250-ml | Water conditioner for aquariums 250 ml | Ready water | Removes chlorine | Neutralises tap-water chlorine at once, and protects the slime coat of the fish.
bacterias-vivas-para-acuario-120-ml | Live bacteria for aquariums 120 ml | Bacteria | Quick start | They build the cycle in a week and clear the milky water of the first days.
cepillo-suave-para-conejo-y-cuy | Soft brush for rabbits and guinea pigs | Soft | Natural bristle | Bristles on one side and rounded pins on the other, for moults that cover the rug.
cepillo-magnetico-para-vidrio-de-acuario | Magnetic brush for aquarium glass | Magnetic | Floats | If it comes loose, it floats; felt outside, and fibre against algae inside.
tijera-de-unas-para-aves-y-roedores | Nail scissors for birds and rodents | Tiny nails | Birds and rodents | A round tip and the smallest of notches, for nails you can hardly see.
toallitas-para-tortuga-y-reptil-30-unidades | Wipes for turtles and reptiles, 30 pieces | Shell | Soap free | They lift algae and bits of shed skin without drying the shell.
sifon-limpiafondo-para-acuario | Gravel-cleaning siphon for aquariums | Siphon | With bulb | It vacuums the muck out of the gravel during a water change, and nobody has to suck on a hose.
bandeja-esquinera-para-conejo | Corner tray for rabbits | Corner | With grid | A grid that keeps the hay off the wet, and hooks for the cage.
`
