/** slug | name | label | second line | about */
export const gatosAlimentos = `
alimento-gato-adulto-indoor-pollo-y-avena-7-5-kg | Indoor chicken and oat dry food for adult cats 7.5 kg | Indoor adult | Chicken and oats | For window cats: fibre against hairballs, and calories to suit someone who only hunts the sofa.
alimento-gatito-salmon-y-leche-3-kg | Salmon and milk dry food for kittens 3 kg | Kitten | Salmon and milk | Tiny crunchy stars for milk teeth, with DHA from salmon to grow up wide awake.
alimento-gato-esterilizado-pavo-7-5-kg | Turkey dry food for sterilised cats 7.5 kg | Sterilised | Turkey and cranberry | Less fat, and a urinary pH under control after sterilisation; the cranberry does its part.
alimento-gato-senior-11-pescado-blanco-3-kg | White fish dry food for senior cats 11+ 3 kg | Senior 11+ | White fish | Moderate phosphorus for kidneys with some years on them, and hollow kibble that cracks without effort.
alimento-gato-sin-granos-conejo-y-lenteja-4-kg | Grain-free rabbit and lentil dry cat food 4 kg | Grain free | Rabbit and lentil | Rabbit protein, a change for those who scratch after chicken.
alimento-gato-pelo-largo-jurel-y-algas-4-kg | Jack mackerel and kelp dry food for long-haired cats 4 kg | Long hair | Jack mackerel and kelp | Jack mackerel from Talcahuano, and kelp, to soften the coats of Persians and Norwegian Forest cats.
alimento-gato-urinario-pollo-1-5-kg | Urinary chicken dry cat food 1.5 kg | Urinary | Chicken and rice | Controlled magnesium to help prevent crystals; best with more water and a vet’s check-ups.
alimento-gato-de-patio-mix-marino-15-kg | Seafood mix dry food for outdoor cats 15 kg | Outdoor cat | Seafood mix | A family-size sack for colonies and homes with three or more, with tuna, jack mackerel and prawn.
pate-humedo-para-gato-salmon-austral-156-g | Southern salmon pâté, wet cat food 156 g | Salmon pâté | Southern salmon | Finely ground fjord salmon, gluten free: the classic whose can is heard opening from the other room.
lata-para-gato-atun-en-lonjas-85-g | Sliced tuna, cat food can 85 g | Sliced tuna | In its own water | Whole slices of tuna in their own water, with no thickeners, to hydrate without the extra weight.
mousse-para-gatito-pollo-100-g | Chicken mousse for kittens 100 g | Kitten mousse | Chicken | A creamy texture that is easy to lick during weaning.
pate-de-trucha-con-zapallo-para-gato-156-g | Trout pâté with pumpkin for cats 156 g | Trout pâté | With pumpkin | The pumpkin brings fibre and the trout does the convincing: for cats prone to constipation.
sobre-para-gato-merluza-en-gelatina-85-g | Hake in jelly, cat food pouch 85 g | In jelly | Hake | Cubes of hake in a firm jelly that doesn’t dry out on the plate.
sobre-cremoso-para-gato-pollo-50-g | Creamy chicken pouch for cats 50 g | Creamy | Chicken | A cream to lick straight from the pouch: an excellent accomplice for trimming nails.
sobre-renal-para-gato-vacuno-85-g | Renal beef pouch for cats 85 g | Renal | Beef | Selected protein and little phosphorus for cats diagnosed with kidney disease.
snack-crocante-relleno-para-gato-60-g | Crunchy filled cat treats 60 g | Crunchy | Cheese filling | A little pillow that crunches outside and is cream cheese inside; ten a day, and no more.
laminas-de-atun-liofilizado-para-gato-40-g | Freeze-dried tuna flakes for cats 40 g | Tuna | Freeze-dried | Nothing but tuna with its water removed in the cold; serve it dry or soaked.
premio-con-hierba-gatera-para-gato-80-g | Catnip treats for cats 80 g | With catnip | Chicken and catnip | Bites with catnip that wake the appetite, and the urge to run at three in the morning.
leche-sin-lactosa-para-gato-200-ml | Lactose-free milk for cats 200 ml | Cat milk | Lactose free | The old favourite without the tummy ache: with taurine and calcium.
caldo-de-huesos-de-pollo-para-gato-250-ml | Chicken bone broth for cats 250 ml | Broth | Chicken bones | Simmered for 12 hours with no salt or onion, to warm up and pour over the kibble.
`
