/** slug | name | label | second line | about */
export const gatosSalud = `
pipeta-antipulgas-para-gato-de-2-a-8-kg | Flea spot-on for cats of 2 to 8 kg | Cat 2–8 kg | 1 pipette, 30 days | A small dose that is absorbed at the nape without leaving the hair matted.
pipeta-combinada-para-gato-externa-e-interna | Combined internal and external spot-on for cats | Combined | Fleas and worms | A single application against fleas, ear mites and worms, for the cat who accepts no tablets.
pipeta-antipulgas-para-gatito-desde-1-kg | Flea spot-on for kittens from 1 kg | Kitten 1–2 kg | 1 pipette, 30 days | The gentlest formula of the range, safe from eight weeks.
desparasitante-para-gato-en-comprimidos-2-unidades | Worming tablets for cats, 2 pieces | Internal cat | 1 per 4 kg | A coated tablet the size of a lentil, which goes down with a little pâté.
calmante-con-triptofano-para-gato-20-capsulas | Calming tryptophan capsules for cats, 20 pieces | Feline calm | Tryptophan | Capsules to open over the food a week before a move, or before another cat arrives.
malta-para-bolas-de-pelo-100-g | Hairball malt paste 100 g | Malt | Hairballs | Two centimetres on the paw three times a week, and no more surprises on the rug.
pasta-urinaria-con-arandano-70-g | Urinary paste with cranberry 70 g | Urinary | Cranberry | Gently acidifies the urine of cats who drink little water.
pasta-vitaminica-para-gatito-50-g | Vitamin paste for kittens 50 g | Vital kitten | Taurine and DHA | Taurine and vitamins, licked like a sweet through the first year.
gel-dental-sin-cepillo-para-gato-60-g | Brush-free dental gel for cats 60 g | Cat dental | No brush | Put it on the gum with a finger, and the tongue does the rest.
lisina-en-polvo-para-gato-80-g | Lysine powder for cats 80 g | L-lysine | Defences | Supports the defences of cats whose sneezes come and go with the cold.
omega-y-biotina-para-pelaje-de-gato-60-perlas | Omega and biotin for cat coats, 60 pearls | Coat | Omega and biotin | Pearls to pierce over the plate: within a month there is less hair on your black clothes.
condroprotector-para-gato-mayor-45-capsulas | Joint supplement for older cats, 45 capsules | Easy jump | Joint care | For the one who now thinks twice before climbing onto the bed.
probiotico-felino-en-sobres-30-unidades | Feline probiotic in sachets, 30 pieces | Probiotic | 30 sachets | A one-gram sachet, tasteless, over any wet food.
gotas-oculares-lubricantes-para-gato-15-ml | Lubricating eye drops for cats 15 ml | Little eyes | Lubricant | They soften the eye crusts of Persians and Exotics, to wipe away with gauze.
aceite-de-higado-de-bacalao-para-gato-250-ml | Cod liver oil for cats 250 ml | Cod | Vitamins A and D | Half a teaspoon that makes any kibble irresistible.
feromona-calmante-en-spray-para-gato-60-ml | Calming pheromone spray for cats 60 ml | Pheromone | Trips and moves | Spray it in the carrier fifteen minutes before leaving, and the trip is another story.
spray-cicatrizante-para-gato-sin-alcohol-80-ml | Alcohol-free healing spray for cats 80 ml | Healing | Calendula | It doesn’t sting or smell, and being licked off does no harm.
collar-antipulgas-con-cierre-de-seguridad-para-gato | Flea collar with safety buckle for cats | 7-month collar | Safe buckle | The clasp lets go if the cat gets caught on a branch; it lasts seven months.
collar-isabelino-blando-de-tela-para-gato | Soft fabric recovery cone for cats | Cat recovery | Soft fabric | It weighs 40 grams and folds for sleeping, without losing its cone shape.
gotas-antiacaros-para-oidos-de-gato-20-ml | Ear mite drops for cats 20 ml | Ear mites | Ears | Three drops per ear for ten days put an end to the itch and the dark crumbs.
`
