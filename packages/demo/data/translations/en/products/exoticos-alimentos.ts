/** slug | name | label | second line | about */
export const exoticosAlimentos = `
mezcla-de-semillas-para-catita-1-kg | Seed mix for budgies 1 kg | Budgies | Millet and canary seed | Four millets, canary seed and hulled oats, with no dust at the bottom of the bag.
mezcla-para-canario-con-negrillo-1-kg | Canary mix with niger seed 1 kg | Canaries | With niger seed | Niger and rapeseed, so that they sing with a will in the breeding season.
mezcla-tropical-para-loro-con-frutas-2-kg | Tropical mix with fruit for parrots 2 kg | Parrots | Fruit and nuts | Banana, papaya and walnut in pieces that want peeling: food and play in the same bowl.
mezcla-para-ninfa-con-cartamo-1-5-kg | Cockatiel mix with safflower 1.5 kg | Cockatiels | With safflower | Less sunflower and more safflower, for the waistline of those who live in a cage.
pasta-de-cria-al-huevo-para-aves-500-g | Egg rearing food for birds 500 g | Rearing food | With egg | Soft and crumbly, for chicks, moulting and convalescence.
alimento-pellet-para-conejo-adulto-2-kg | Pellets for adult rabbits 2 kg | Adult rabbit | Timothy and herbs | Even pellets with no colours or seeds, so that nobody picks out only the sweet bits.
alimento-pellet-para-cuy-con-vitamina-c-1-5-kg | Guinea pig pellets with vitamin C 1.5 kg | Guinea pig | Vitamin C | Stabilised vitamin C, which guinea pigs cannot make and need every day.
alimento-para-hamster-con-insectos-700-g | Hamster food with insects 700 g | Hamster | With insects | Seeds and mealworms to stock the larder in those cheeks.
alimento-para-chinchilla-de-altura-1-kg | Mountain chinchilla food 1 kg | Chinchilla | Hay and roses | Ground hay, rose petals and no fat at all, as up in the Andes.
alimento-para-erizo-de-tierra-1-kg | Hedgehog food 1 kg | Hedgehog | Chicken and insects | Small crunchy kibble with dried larvae, for nights of jogging on the wheel.
heno-de-fleo-primera-cosecha-1-kg | First-cut timothy hay 1 kg | Timothy hay | First cut | Long green stems from Osorno, dried in the shade, to wear teeth down.
heno-de-alfalfa-para-gazapos-750-g | Alfalfa hay for young rabbits 750 g | Alfalfa | For young rabbits | More calcium for the first six months; after that, switch to timothy.
heno-con-manzanilla-y-diente-de-leon-500-g | Hay with camomile and dandelion 500 g | Hay and flowers | Camomile | Hide it around the cage, so there is something to look for and enjoy.
escamas-para-peces-tropicales-100-g | Flakes for tropical fish 100 g | Flakes | Tropical | They soften on top and sink slowly, for surface and mid-water fish.
granulos-para-goldfish-250-g | Goldfish granules 250 g | Goldfish | Soft granules | Granules that sink slowly, so no air is swallowed with the food.
pastillas-de-fondo-con-espirulina-90-g | Bottom-feeder tablets with spirulina 90 g | Bottom feeders | Spirulina | They stick to the glass or sink to where corydoras and plecos are waiting.
bastones-flotantes-para-tortuga-de-agua-250-g | Floating sticks for water turtles 250 g | Turtle | Sticks | With calcium and shrimp, for a smooth shell.
camaron-gammarus-seco-60-g | Dried gammarus shrimp 60 g | Gammarus | Naturally dried | A crunchy treat for turtles and large fish, once or twice a week.
mezcla-vegetal-para-iguana-y-pogona-300-g | Plant mix for iguanas and bearded dragons 300 g | Iguanas and dragons | Flowers and leaves | Dried hibiscus, dandelion and luma leaves, to moisten before serving.
barritas-de-miel-para-conejo-y-cuy-2-unidades | Honey sticks for rabbits and guinea pigs, 2 pieces | Sticks | Honey and carrot | They hang from the cage and last a whole weekend.
`
