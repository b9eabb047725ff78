/** slug | name | label | second line | about */
export const perrosSalud = `
antiparasitario-externo-en-pipeta-perros-de-10-a-20-kg | Flea and tick spot-on for dogs of 10 to 20 kg | 10–20 kg | 1 pipette, 30 days | One pipette on the nape kills fleas within 24 hours and keeps them out for a month.
antiparasitario-externo-en-pipeta-perros-hasta-10-kg | Flea and tick spot-on for dogs up to 10 kg | Up to 10 kg | 1 pipette, 30 days | The dose for the lightest ones, with an applicator that parts the hair and doesn’t drip.
antiparasitario-externo-en-pipeta-perros-de-20-a-40-kg-3-dosis | Flea and tick spot-on for dogs of 20 to 40 kg, 3 doses | 20–40 kg | 3 pipettes, 90 days | The whole summer in one box: three doses, with a sticker calendar so none is forgotten.
antipulgas-masticable-sabor-vacuno-4-5-a-11-kg | Beef-flavoured chewable flea tablet, 4.5 to 11 kg | Chewable | 4.5–11 kg | A soft tablet that is eaten like a treat and works from the eighth hour.
desparasitante-interno-en-comprimidos-para-perro-4-unidades | Worming tablets for dogs, 4 pieces | Internal | 1 per 10 kg | Against roundworms and tapeworms in a single dose; scored to split into quarters.
calmante-herbal-en-comprimidos-para-perro-30-unidades | Herbal calming tablets for dogs, 30 pieces | Calm | Lemon balm and passionflower | For fireworks, trips or visits to the vet: start two days before, and anxiety drops without putting him to sleep.
suplemento-articular-con-glucosamina-y-mejillon-60-comprimidos | Joint supplement with glucosamine and mussel, 60 tablets | Joints | Glucosamine and mussel | Green-lipped mussel and glucosamine for hips that already feel the winter cold.
probioticos-en-polvo-para-perro-100-g | Probiotic powder for dogs 100 g | Probiotic | Gut flora | Five strains to sprinkle over the bowl during a course of antibiotics or a change of food.
multivitaminico-para-cachorro-120-comprimidos | Multivitamin for puppies, 120 tablets | Vital puppy | Vitamins and minerals | Iron, zinc and B vitamins for the months when everything grows except patience.
colageno-hidrolizado-sabor-costilla-para-perro-300-g | Hydrolysed collagen for dogs, rib flavour 300 g | Collagen | Rib flavour | A powder that dissolves in broth and looks after tendons and coat in sporty dogs.
aceite-de-salmon-con-omega-3-para-perro-500-ml | Salmon oil with omega 3 for dogs 500 ml | Omega 3 | Salmon oil | Cold-pressed in Puerto Montt, with a dosing pump: a squirt in the bowl, and the coat says thanks.
jarabe-para-la-tos-de-las-perreras-120-ml | Kennel cough syrup for dogs 120 ml | Cough syrup | Honey and thyme | Soothes the sore throat with ulmo honey and thyme; comes with a marked syringe.
gotas-limpiadoras-de-oidos-para-perro-60-ml | Ear cleaning drops for dogs 60 ml | Ears | Calendula | Softens wax and dries the damp after the pool, with a long flexible nozzle.
spray-cicatrizante-con-matico-100-ml | Healing spray with matico 100 ml | Healing | Matico and silver | Chilean matico and colloidal silver for scrapes, stitches and cracked pads; it doesn’t sting.
spray-repelente-de-garrapatas-para-perro-200-ml | Tick repellent spray for dogs 200 ml | Repellent | Country and beach | To spray before a walk through tall grass: citronella and geranium that last six hours.
pasta-dental-enzimatica-sabor-pollo-para-perro-70-g | Enzymatic toothpaste for dogs, chicken flavour 70 g | Dental | Enzymatic, chicken | Works without rinsing and is safe to swallow; a finger brush comes in the box.
pasta-hipercalorica-de-recuperacion-120-g | High-calorie recovery paste 120 g | Recovery | High energy | Concentrated energy for dogs who are convalescing or have stopped eating; licked off the finger.
balsamo-para-almohadillas-con-manteca-de-karite-50-g | Paw balm with shea butter 50 g | Paw pads | Shea and beeswax | Shields from hot pavements in January and snow in July; it soaks in and leaves no marks on the floor.
collar-antipulgas-para-perro-8-meses-65-cm | Flea collar for dogs, 8 months, 65 cm | 8-month collar | Odourless | Releases its active ingredient little by little for eight months, withstands water and is cut to fit.
collar-isabelino-inflable-azul | Blue inflatable recovery collar | Recovery | Inflatable and soft | Lets them eat, sleep and look around after surgery, without bumping into every door frame.
`
