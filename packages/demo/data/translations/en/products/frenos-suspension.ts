/** slug | name | label | second line | about */
export const frenosSuspension = `
pastillas-de-freno-delanteras-ceramicas-toyota-hilux-2016-2021 | Ceramic front brake pads, Toyota Hilux 2016–2021 | Ceramic | Front | A ceramic compound that brakes fully loaded downhill without dirtying the wheels.
pastillas-de-freno-delanteras-hyundai-accent-2012-2018 | Front brake pads, Hyundai Accent 2012–2018 | Organic | Front | Progressive bite for the city, and a wear indicator that speaks up in time.
pastillas-de-freno-traseras-kia-sportage-2016-2021 | Rear brake pads, Kia Sportage 2016–2021 | Semi-metallic | Rear | Semi-metallic, with an anti-noise chamfer and a steel shim behind.
pastillas-de-freno-delanteras-chevrolet-sail-2011-2019 | Front brake pads, Chevrolet Sail 2011–2019 | City | Front | The ones workshops ask for most: bedded in after 200 kilometres, and no squeal in the morning.
pastillas-de-freno-traseras-mitsubishi-l200-2015-2020 | Rear brake pads, Mitsubishi L200 2015–2020 | Heavy duty | Rear | They take the heat of towing and gravel roads; grease for the guide pins included.
pastillas-de-freno-delanteras-suzuki-swift-2012-2017 | Front brake pads, Suzuki Swift 2012–2017 | Quiet | Front | Original Japanese specification, with the same pedal feel as from the factory.
disco-de-freno-ventilado-delantero-toyota-yaris-2014-2018 | Front ventilated brake disc, Toyota Yaris 2014–2018 | Ventilated | 258 mm | High-carbon casting, balanced, and protected against coastal rust.
disco-de-freno-ventilado-delantero-nissan-navara-2015-2021 | Front ventilated brake disc, Nissan Navara 2015–2021 | Ventilated | 296 mm | Curved vanes that carry the heat away on long descents such as the Caracoles pass.
disco-de-freno-ranurado-subaru-forester-2013-2018 | Slotted brake disc, Subaru Forester 2013–2018 | Slotted | 316 mm | Slots that sweep away dust and water, for driving in the mountains.
disco-de-freno-solido-trasero-mazda-3-2014-2018 | Rear solid brake disc, Mazda 3 2014–2018 | Solid | 265 mm | A machined face, ready to fit, with no oil to clean off.
tambor-de-freno-trasero-chevrolet-spark-2011-2018 | Rear brake drum, Chevrolet Spark 2011–2018 | Drum | 200 mm | Cast in one piece, with a fin that sheds heat; replaces the original without adapting anything.
juego-de-balatas-traseras-hyundai-i10-2012-2019 | Rear brake shoe set, Hyundai i10 2012–2019 | Brake shoes | Rear | Four shoes with bonded and riveted lining, free of asbestos.
amortiguador-delantero-a-gas-toyota-hilux-2016-2021 | Front gas shock absorber, Toyota Hilux 2016–2021 | Gas | Front | Reinforced tube and three-stage valve, for gravel with a loaded pickup.
amortiguador-trasero-a-gas-nissan-qashqai-2014-2019 | Rear gas shock absorber, Nissan Qashqai 2014–2019 | Gas | Rear | Brings back the ride height, and the calm over speed bumps.
amortiguador-delantero-hyundai-accent-2012-2018 | Front shock absorber, Hyundai Accent 2012–2018 | Hydraulic | Front | A 20-millimetre chromed rod and a double-lip seal against dust.
amortiguador-todoterreno-suzuki-jimny-2019-2023 | Off-road shock absorber, Suzuki Jimny 2019–2023 | Off-road | Front and rear | Long travel, and oil that doesn’t foam on washboard roads.
resorte-delantero-kia-rio-2012-2017 | Front coil spring, Kia Rio 2012–2017 | Coil spring | Front | Shot-peened chrome-silicon wire, at the original height.
resorte-trasero-reforzado-mitsubishi-l200-2015-2020 | Reinforced rear spring, Mitsubishi L200 2015–2020 | Reinforced | Rear | Lifts the tail by four centimetres and carries 300 kilos more.
bandeja-inferior-delantera-chevrolet-sail-2011-2019 | Front lower control arm, Chevrolet Sail 2011–2019 | Control arm | With ball joint | With bushings and ball joint fitted: bolt it on, then off to alignment.
bandeja-inferior-delantera-mazda-cx-5-2013-2017 | Front lower control arm, Mazda CX-5 2013–2017 | Control arm | With bushings | Double-walled pressed steel, with a hydraulic bushing that filters vibration.
bieleta-estabilizadora-peugeot-208-2013-2019 | Stabiliser link, Peugeot 208 2013–2019 | Stabiliser link | Front | Joints sealed with lithium grease: the knock-knock at every corner is over.
terminal-de-direccion-toyota-yaris-2014-2017 | Tie rod end, Toyota Yaris 2014–2017 | Tie rod end | Steering | Rolled thread, and a neoprene boot that doesn’t crack in the cold.
rotula-inferior-nissan-v16-1993-2010 | Lower ball joint, Nissan V16 1993–2010 | Ball joint | Lower | For those still on the road: with pin, nut and dust boot.
rodamiento-de-maza-delantero-hyundai-tucson-2016-2020 | Front wheel hub bearing, Hyundai Tucson 2016–2020 | Wheel hub | With ABS | Sealed for life, with a magnetic track for the ABS sensor.
kit-de-rodamiento-trasero-suzuki-baleno-2016-2022 | Rear wheel bearing kit, Suzuki Baleno 2016–2022 | Bearing kit | Rear | Bearing, seal, nut and clip, so there is no second trip to the counter.
liquido-de-frenos-dot-4-500-ml | Brake fluid DOT 4 500 ml | DOT 4 | 500 ml | A boiling point of 245 degrees; change it every two years, even if it looks clean.
liquido-de-frenos-dot-5-1-500-ml | Brake fluid DOT 5.1 500 ml | DOT 5.1 | 500 ml | For ABS and demanding driving, compatible with DOT 3 and 4.
limpiador-de-frenos-en-aerosol-600-ml | Brake cleaner spray 600 ml | Brake cleaner | Spray can | Takes off grease and dust without leaving a film, and dries in seconds.
neumatico-185-65-r15-ruta-cinco-urbano | Tyre 185/65 R15 Ruta Cinco Urbano | 185/65 R15 | City | Four channels that clear the water in the first rain of May.
neumatico-265-65-r17-ruta-cinco-todoterreno | Tyre 265/65 R17 Ruta Cinco Todoterreno | 265/65 R17 | Off-road | An open tread that cleans itself in the mud, and a shoulder reinforced against stones.
`
