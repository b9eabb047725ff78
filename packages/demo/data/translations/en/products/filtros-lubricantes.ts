/** slug | name | label | second line | about */
export const filtrosLubricantes = `
aceite-de-motor-sintetico-5w-30-4-l | Synthetic motor oil 5W-30 4 L | 5W-30 | Synthetic | For modern petrol engines with a timing chain, and cold starts in the Andean foothills.
aceite-de-motor-semisintetico-10w-40-4-l | Semi-synthetic motor oil 10W-40 4 L | 10W-40 | Semi-synthetic | The middle ground for cars with more than 100,000 kilometres running on 93-octane petrol.
aceite-diesel-15w-40-5-l | Diesel motor oil 15W-40 5 L | 15W-40 | Diesel | Detergency for diesel pickups that work all day long.
aceite-sintetico-0w-20-hibridos-4-l | Synthetic oil 0W-20 for hybrids 4 L | 0W-20 | Hybrids | A very fine film that protects through all the starts and stops of a hybrid.
aceite-de-transmision-atf-1-l | ATF transmission oil 1 L | ATF | Automatic | For six-speed automatic gearboxes, dyed red to make leaks easy to find.
aceite-de-moto-4t-20w-50-1-l | 4T motorcycle oil 20W-50 1 L | 20W-50 | 4T motorcycle | Looks after the wet clutch in delivery-round traffic jams.
filtro-de-aceite-toyota-hilux-2-4-y-2-8-diesel | Oil filter, Toyota Hilux 2.4 and 2.8 diesel | Oil filter | Hilux diesel | High-retention paper, and a valve that prevents dry starts.
filtro-de-aceite-hyundai-y-kia-1-4-y-1-6 | Oil filter, Hyundai and Kia 1.4 and 1.6 | Oil filter | 1.4 and 1.6 | M20 thread and greased seal; the one that fits half the cars on the street.
filtro-de-aceite-suzuki-swift-y-baleno | Oil filter, Suzuki Swift and Baleno | Oil filter | Swift and Baleno | A small body for the space the manifold leaves.
filtro-de-aire-toyota-yaris-2014-2018 | Air filter, Toyota Yaris 2014–2018 | Air filter | Yaris | Even pleats, and a polyurethane edge that seals without silicone.
filtro-de-aire-nissan-navara-2015-2021 | Air filter, Nissan Navara 2015–2021 | Air filter | Navara | A pre-filter for the dust of mine sites and dirt roads.
filtro-de-aire-lavable-universal-conico | Washable universal cone air filter | Cone | Washable | Oiled cotton that is washed and comes back for years.
filtro-de-cabina-con-carbon-kia-sportage-2016-2021 | Cabin filter with charcoal, Kia Sportage 2016–2021 | Cabin | Activated charcoal | Keeps July’s smog outside, and traps the smell of wet dog inside.
filtro-de-cabina-mazda-3-2014-2018 | Cabin filter, Mazda 3 2014–2018 | Cabin | Anti-pollen | Electrostatic mesh against the plane-tree pollen of October.
filtro-de-petroleo-mitsubishi-l200-2015-2020 | Diesel fuel filter, Mitsubishi L200 2015–2020 | Diesel | Water separator | Takes the water out of the diesel before it reaches the injectors.
filtro-de-bencina-chevrolet-sail-2011-2019 | Petrol fuel filter, Chevrolet Sail 2011–2019 | Petrol | In-line | In-line metal body with quick connectors.
juego-de-4-bujias-de-iridio | Set of 4 iridium spark plugs | Iridium | Set of 4 | A 0.6-millimetre electrode, even starts, and no change before 100,000 kilometres.
juego-de-4-bujias-de-niquel | Set of 4 nickel spark plugs | Nickel | Set of 4 | The trusty one for simple engines: change every 30,000 kilometres.
correa-de-accesorios-6pk1873 | Accessory belt 6PK1873 | 6PK1873 | Accessories | EPDM that doesn’t glaze in the heat and runs without whistling.
kit-de-distribucion-hyundai-accent-1-4-2012-2018 | Timing kit, Hyundai Accent 1.4 2012–2018 | Timing | Complete kit | Belt, tensioner and idler pulley in one box, with the torque printed inside.
bateria-12-v-55-ah-libre-mantencion | Maintenance-free battery 12 V 55 Ah | 55 Ah | Maintenance-free | Positive terminal on the right and a charge indicator, for mid-size cars.
bateria-12-v-90-ah-camioneta | Pickup battery 12 V 90 Ah | 90 Ah | Pickup | Thick plates for diesels and winches, with a handle that spares your fingers.
ampolletas-h4-60-55-w-par | H4 bulbs 60/55 W, pair | H4 | 60/55 W | 30% more light on the road, and within the rules of the technical inspection.
ampolletas-led-h7-par | LED H7 bulbs, pair | LED H7 | 6,000 K | A clean beam cut-off that dazzles nobody, and a fan you can’t hear.
plumillas-planas-24-y-18-pulgadas-par | Flat wiper blades, 24 and 18 inches, pair | Flat | 24 and 18 inches | Graphite rubber, and a spoiler that keeps them down at 120 on Ruta 5.
plumilla-trasera-12-pulgadas | Rear wiper blade, 12 inches | Rear | 12 inches | For hatchbacks and SUVs; it clicks into hook arms.
refrigerante-organico-verde-50-50-4-l | Green organic coolant 50/50 4 L | Green 50/50 | Ready to use | Protects from −37 to 129 degrees, and leaves no scale in the radiator.
agua-destilada-para-radiador-y-bateria-5-l | Distilled water for radiator and battery 5 L | Distilled | Radiator and battery | No minerals to clog the core or sulphate the plates.
limpia-inyectores-bencina-300-ml | Petrol injector cleaner 300 ml | Injectors | Petrol | One bottle per 50-litre tank, every five thousand kilometres.
grasa-multiuso-de-litio-500-g | Multi-purpose lithium grease 500 g | Lithium grease | Multi-purpose | For bearings, hinges and universal joints; it resists the water of a ford.
pastillas-de-freno-delanteras-toyota-yaris-2014-2018 | Front brake pads, Toyota Yaris 2014–2018 | Organic | Front | Even braking in traffic and downhill, without black dust on the wheels.
`
