/** slug | name | label | second line | about */
export const perrosAccesorios = `
pelota-de-caucho-natural-resistente-7-cm | Tough natural rubber ball, 7 cm | Bounce | 7 cm | Solid rubber that floats, bounces at odd angles and stands up to a shepherd’s jaws.
pelota-con-sonido-para-cachorro-5-cm | Squeaky ball for puppies, 5 cm | Squeaky | 5 cm | Soft and light, with a low squeak that delights the puppy and spares the neighbour.
pelota-luminosa-recargable-para-perro-6-5-cm | Rechargeable light-up ball for dogs, 6.5 cm | Night ball | USB-C | It lights up on impact and charges by USB-C: for playing when winter gets dark at six.
mordedor-rellenable-de-caucho-para-perro | Stuffable rubber chew toy for dogs | Stuffable | Lasts for hours | Fill it with pâté, freeze it, and enjoy an afternoon of silence in the flat.
dispensador-de-pellet-bamboleante | Wobbling kibble dispenser | Spinning top | Drops kibble | A top that wobbles and lets the ration out little by little, for those who eat without breathing.
cuerda-de-algodon-con-tres-nudos-40-cm | Cotton rope with three knots 40 cm | Three knots | Cotton | For tug-of-war, cleaning teeth along the way; machine-washable inside a laundry bag.
peluche-zorro-culpeo-con-chillido | Culpeo fox plush with squeaker | Culpeo fox | With squeaker | Double seams and recycled filling, with ears for a proper shaking.
peluche-pudu-sin-relleno | Pudú deer plush without filling | Pudú | No filling | Flat, with no stuffing to pull out and no living room to vacuum; it crackles inside.
cama-redonda-tejida-para-perro | Round woven dog bed | Round ruca | High rim | A high rim to rest the head on and a non-slip base; the cover unzips and goes in the wash.
colchoneta-ortopedica-viscoelastica-para-perro | Memory foam orthopaedic mattress for dogs | Orthopaedic | Memory foam | Eight centimetres of memory foam that spread the weight over hips and elbows.
cama-impermeable-para-terraza | Waterproof bed for the terrace | Terrace | Waterproof | Canvas that wipes clean and dries in the sun; it gathers neither hair nor musty smell.
collar-de-cuero-graneado-con-placa | Tooled leather collar with name tag | Leather | With tag | Chilean leather tanned with quillay bark, a bronze buckle, and a tag for name and phone number.
collar-reflectante-con-broche-rapido | Reflective collar with quick-release buckle | Reflective | Quick release | Reflective thread woven into the strap that throws headlights back from a hundred metres.
correa-de-soga-de-montana-1-5-m | Mountain rope lead 1.5 m | Mountain | 10 mm rope | Climbing rope with a swivel clip and a padded handle that doesn’t burn the hand.
correa-extensible-5-m-con-freno | Retractable lead 5 m with brake | Retractable | 5 m tape | Five metres of flat tape, a one-finger brake, and a bag holder on the handle.
arnes-antitirones-acolchado | Padded no-pull harness | No-pull | Two rings | A ring at the chest turns the dog when it pulls, without squeezing the neck or rubbing the armpits.
plato-lento-de-ceramica-para-perro | Ceramic slow-feeder bowl for dogs | Slow feeder | 700 ml | A raised mountain range in the middle: dogs who gulped in 20 seconds now take five minutes.
plato-de-acero-con-base-de-goma | Steel bowl with rubber base | Steel | Non-slip | It doesn’t travel across the kitchen, holds no smells and goes in the dishwasher.
chaleco-tejido-de-lana-chilota-para-perro | Chiloé wool knitted dog jumper | From Chiloé | Natural wool | Loom-knitted in Dalcahue, with a turtleneck and an opening for the harness ring.
impermeable-con-capucha-para-perro | Hooded raincoat for dogs | Storm | Waterproof | Sealed seams for the storms of June, and a mesh lining that doesn’t cling.
transportadora-rigida-para-perro-pequeno-48-cm | Hard carrier for small dogs 48 cm | Traveller | Up to 8 kg | Metal door, ventilation on three sides, and an anchor for the car’s seat belt.
`
