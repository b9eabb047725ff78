import type { DemoTexts } from '../types.ts'

export const categories: DemoTexts['categories'] = {
  perros: { name: 'Dogs', description: 'Everything for your dog, from the first spoonful to the last walk.' },
  'perros-alimentos': {
    name: 'Food',
    description: 'Kibble, cans and snacks for every age, size and tummy.',
  },
  'perros-salud': {
    name: 'Health',
    description: 'Spot-ons, tablets and supplements to look after them all year round.',
  },
  'perros-accesorios': {
    name: 'Accessories and Wellbeing',
    description: 'Beds, walking gear, and toys that stand up to teeth.',
  },
  'perros-higiene': {
    name: 'Hygiene and Grooming',
    description: 'Shampoos, brushes and everything for a bath without drama.',
  },
  gatos: { name: 'Cats', description: 'What a cat asks for, and what it doesn’t yet know it needs.' },
  'gatos-alimentos': { name: 'Food', description: 'Kibble, pâtés and treats for demanding palates.' },
  'gatos-salud': { name: 'Health', description: 'Parasite control, malt and calm at every stage.' },
  'gatos-accesorios': {
    name: 'Accessories and Wellbeing',
    description: 'Scratchers, beds and toys for hunting without leaving home.',
  },
  'gatos-higiene': {
    name: 'Hygiene and Grooming',
    description: 'Litter, trays and brushes for a coat kept up to date.',
  },
  exoticos: {
    name: 'Exotics',
    description: 'Birds, rabbits, reptiles and fish: their world, well put together.',
  },
  'exoticos-alimentos': { name: 'Food', description: 'Seeds, hay, pellets and flakes for each species.' },
  'exoticos-habitat': {
    name: 'Habitat',
    description: 'Cages, terrariums, aquariums, and light to live well by.',
  },
  'exoticos-accesorios': {
    name: 'Accessories and Wellbeing',
    description: 'Perches, wheels, hideouts and care for the little ones.',
  },
  'exoticos-higiene': {
    name: 'Hygiene and Grooming',
    description: 'Bedding, sand baths and cleaning for their corner.',
  },
  repuestos: {
    name: 'Parts and accessories',
    description: 'What your car needs to go on taking them far.',
  },
  'frenos-y-suspension': {
    name: 'Brakes and suspension',
    description: 'Brake pads, discs, shock absorbers and control arms.',
  },
  'filtros-y-lubricantes': {
    name: 'Filters and lubricants',
    description: 'Oils, filters, spark plugs, wipers and everything for a service.',
  },
}

export const slides: DemoTexts['slides'] = [
  {
    title: 'Everything that leaves a paw print, at home and on the road.',
    text: 'Food, health and pampering for your pet. And the parts to take them far.',
    offerTag: 'Happy tail week',
    buttonText: 'See offers',
  },
  {
    title: 'Seven lives, one place to spoil them.',
    text: 'Pâtés from the south, litter that really clumps, and scratchers that save armchairs.',
    offerTag: 'Up to 25% off for cats',
    buttonText: 'See cats',
  },
  {
    title: 'Small, feathered and scaly.',
    text: 'Fresh hay, light for reptiles, and aquariums ready to set up.',
    offerTag: null,
    buttonText: 'See exotics',
  },
  {
    title: 'Before the trip, a service.',
    text: 'Oil, filters, wipers and brake pads with the exact code for your car.',
    offerTag: 'Service kit',
    buttonText: 'Find your part',
  },
]

export const banners: DemoTexts['banners'] = [
  'Pâtés from the south for cats with opinions',
  'Firm brakes for an easy mind',
  'A green corner for your exotic',
]

export const extraData: DemoTexts['extraData'] = [
  'Your dog’s weight (kg)',
  'Your dog’s date of birth',
  'Your cat’s weight (kg)',
  'Your cat’s date of birth',
  'Your vehicle’s number plate',
  'Your vehicle’s mileage (km)',
]

export const carriers: DemoTexts['carriers'] = [
  { name: 'Chilexpress', description: 'All over Chile, with online tracking.' },
  {
    name: 'Ruta Sur',
    description: 'Large parcels at a good price, from Rancagua to Puerto Montt.',
  },
  {
    name: 'Huella by bike',
    description:
      'Our electric bike in Santiago: it arrives on the same working day if you order before 13:00.',
  },
  {
    name: 'Store pickup',
    description: 'Free in La Florida, Viña del Mar or Concepción. We let you know when it’s ready.',
  },
]

export const branches: DemoTexts['branches'] = [
  { name: 'Huella La Florida', address: 'Avenida Vicuña Mackenna 7255, unit 12' },
  { name: 'Huella Viña del Mar', address: 'Avenida Valparaíso 641' },
  { name: 'Huella Concepción', address: 'Barros Arana 1068' },
]

export const campaign: DemoTexts['campaign'] = {
  title: 'Happy tail week',
  text: 'Real markdowns: the old price is there to see.',
}
