/** slug | name | label | second line | about */
export const exoticosHabitat = `
jaula-para-catitas-con-doble-puerta | Budgie cage with double door | Budgies | 46 × 36 × 60 cm | Bars 12 millimetres apart, a sliding tray and two feeders outside.
jaula-vuelo-para-ninfas-y-agapornis | Flight cage for cockatiels and lovebirds | Flight | 80 × 50 × 90 cm | Wide enough for real wingbeats, with wheels and a lower shelf.
jaula-de-dos-pisos-para-conejo | Two-storey rabbit cage | Two storeys | 100 × 54 × 80 cm | A rubber-coated ramp, a wooden loft and a wide door to come and go as they please.
jaula-para-hamster-con-tubos | Hamster cage with tubes | Hamster | With tubes | A deep base for digging, see-through tubes, and a quiet wheel included.
corral-metalico-de-ocho-paneles | Eight-panel metal playpen | Playpen | 8 panels | It goes up without tools, and gives rabbits and guinea pigs a yard of their own.
terrario-de-vidrio-frontal-60-45-45-cm | Front-opening glass terrarium 60 × 45 × 45 cm | Terrarium 60 | Front doors | Locking front doors, mesh top and cable openings on both sides.
terrario-alto-para-gecko-arboricola | Tall terrarium for tree geckos | Arboreal | 45 × 45 × 60 cm | Taller than wide, with a cork background to climb on and hide plants in.
tortuguera-con-rampa-y-palmera | Turtle tank with ramp and palm tree | Turtle tank | With ramp | A dry spot for basking, and a channel to change the water without taking the turtle out.
acuario-panoramico-54-litros-con-tapa-led | Panoramic aquarium, 54 litres, with LED lid | Panoramic 54 | With LED | Curved glass, a lid with day and night light, and an internal filter included.
acuario-cubo-nano-20-litros | Nano cube aquarium, 20 litres | Nano 20 | Optical glass | The first planted tank: it fits on a desk and shows even the tiniest shrimp.
pecera-para-betta-con-divisor | Betta tank with divider | Betta | With divider | An opaque divider for two bettas who can’t stand the sight of each other.
lampara-uvb-para-reptiles-5-0-26-w | UVB lamp for reptiles 5.0, 26 W | UVB 5.0 | 26 W | A rainforest spectrum to help fix calcium; change it every six months, even if it still lights.
lampara-de-calor-infrarroja-75-w | Infrared heat lamp 75 W | Infrared | 75 W | Warmth at night with no visible light, so the gecko isn’t kept awake.
portalampara-con-pinza-y-reflector | Clamp lamp holder with reflector | Reflector | With clamp | Ceramic up to 150 W, a guard against burns, and a clamp with a firm bite.
filtro-interno-para-acuario-600-l-h | Internal aquarium filter 600 L/h | Filter 600 | Up to 120 L | Sponge, charcoal and ceramic in modules that open under water.
termocalefactor-sumergible-100-w | Submersible aquarium heater 100 W | Heater 100 | Submersible | It regulates from 20 to 34 degrees, and switches itself off if left out of the water.
termostato-digital-para-terrario | Digital thermostat for terrariums | Thermostat | Digital | Different temperatures for day and night, and an alarm if anything fails.
bomba-de-aire-silenciosa-para-acuario | Quiet air pump for aquariums | Air | Two outlets | Two adjustable outlets, and rubber feet that don’t make the furniture hum.
nido-de-madera-para-agapornis | Wooden nest box for lovebirds | Nest box | Natural wood | A hinged lid to check without disturbing, with a perch at the entrance.
iglu-de-fibra-para-cuy | Plant-fibre igloo for guinea pigs | Igloo | Plant fibre | Woven from totora reed: first it is a house, and later a snack.
`
