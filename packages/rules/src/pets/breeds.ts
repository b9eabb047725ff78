import type { PetSize, Species } from './pet.ts'

export type Breed = {
  /** What is stored and sent; never changed. */
  slug: string
  species: Species
  /** Of a grown dog; null for other animals and where it varies. */
  size: PetSize | null
  es: string
  en: string
  ru: string
}

/** slug | size | Spanish | English | Russian */
const tables: Partial<Record<Species, string>> = {
  dog: `
mestizo | - | Mestizo (quiltro) | Mixed breed | Метис (дворняга)
poodle-toy | small | Poodle toy | Toy poodle | Той-пудель
poodle | medium | Poodle | Poodle | Пудель
chihuahua | small | Chihuahua | Chihuahua | Чихуахуа
yorkshire | small | Yorkshire terrier | Yorkshire terrier | Йоркширский терьер
maltes | small | Maltés | Maltese | Мальтийская болонка
shih-tzu | small | Shih tzu | Shih tzu | Ши-тцу
pug | small | Pug (carlino) | Pug | Мопс
dachshund | small | Salchicha (dachshund) | Dachshund | Такса
pomerania | small | Pomerania | Pomeranian | Померанский шпиц
bichon-frise | small | Bichón frisé | Bichon frise | Бишон фризе
schnauzer-miniatura | small | Schnauzer miniatura | Miniature schnauzer | Цвергшнауцер
terrier-chileno | small | Terrier chileno | Chilean terrier | Чилийский терьер
jack-russell | small | Jack Russell terrier | Jack Russell terrier | Джек-рассел-терьер
westie | small | West Highland terrier (westie) | West Highland white terrier | Вест-хайленд-уайт-терьер
boston-terrier | small | Boston terrier | Boston terrier | Бостон-терьер
cavalier | small | Cavalier King Charles | Cavalier King Charles spaniel | Кавалер-кинг-чарльз-спаниель
pinscher-miniatura | small | Pinscher miniatura | Miniature pinscher | Цвергпинчер
pekines | small | Pekinés | Pekingese | Пекинес
bulldog-frances | small | Bulldog francés | French bulldog | Французский бульдог
beagle | medium | Beagle | Beagle | Бигль
cocker | medium | Cocker spaniel | Cocker spaniel | Кокер-спаниель
border-collie | medium | Border collie | Border collie | Бордер-колли
bulldog-ingles | medium | Bulldog inglés | English bulldog | Английский бульдог
corgi | medium | Corgi galés | Welsh corgi | Вельш-корги
shar-pei | medium | Shar pei | Shar pei | Шарпей
basset-hound | medium | Basset hound | Basset hound | Бассет-хаунд
schnauzer | medium | Schnauzer estándar | Standard schnauzer | Миттельшнауцер
staffordshire | medium | American staffordshire | American Staffordshire terrier | Американский стаффордширский терьер
pitbull | medium | Pitbull | Pit bull terrier | Питбультерьер
bull-terrier | medium | Bull terrier | Bull terrier | Бультерьер
ovejero-magallanico | medium | Ovejero magallánico | Magellan sheepdog | Магелланова овчарка
pastor-australiano | medium | Pastor australiano | Australian shepherd | Австралийская овчарка
brittany | medium | Bretón | Brittany | Бретонский эпаньоль
samoyedo | large | Samoyedo | Samoyed | Самоед
husky | large | Husky siberiano | Siberian husky | Сибирский хаски
labrador | large | Labrador | Labrador retriever | Лабрадор-ретривер
golden | large | Golden retriever | Golden retriever | Золотистый ретривер
pastor-aleman | large | Pastor alemán | German shepherd | Немецкая овчарка
pastor-belga | large | Pastor belga malinois | Belgian malinois | Бельгийская овчарка малинуа
boxer | large | Bóxer | Boxer | Боксёр
rottweiler | large | Rottweiler | Rottweiler | Ротвейлер
doberman | large | Dóberman | Dobermann | Доберман
dalmata | large | Dálmata | Dalmatian | Далматин
weimaraner | large | Weimaraner | Weimaraner | Веймаранер
pointer | large | Pointer | Pointer | Пойнтер
setter-irlandes | large | Setter irlandés | Irish setter | Ирландский сеттер
chow-chow | large | Chow chow | Chow chow | Чау-чау
akita | large | Akita | Akita | Акита
alaskan-malamute | large | Alaskan malamute | Alaskan malamute | Аляскинский маламут
bernes | large | Boyero de Berna | Bernese mountain dog | Бернский зенненхунд
san-bernardo | large | San Bernardo | Saint Bernard | Сенбернар
gran-danes | large | Gran danés | Great Dane | Немецкий дог
mastin-napolitano | large | Mastín napolitano | Neapolitan mastiff | Мастино-наполетано
dogo-argentino | large | Dogo argentino | Dogo Argentino | Аргентинский дог
galgo | large | Galgo | Greyhound | Грейхаунд
pirineos | large | Gran Pirineo | Great Pyrenees | Пиренейская горная собака`,
  cat: `
mestizo | - | Doméstico (mestizo) | Domestic (mixed) | Домашняя (беспородная)
pelo-corto | - | Doméstico de pelo corto | Domestic shorthair | Домашняя короткошёрстная
pelo-largo | - | Doméstico de pelo largo | Domestic longhair | Домашняя длинношёрстная
persa | - | Persa | Persian | Персидская
siames | - | Siamés | Siamese | Сиамская
maine-coon | - | Maine coon | Maine coon | Мейн-кун
ragdoll | - | Ragdoll | Ragdoll | Рэгдолл
bengali | - | Bengalí | Bengal | Бенгальская
britanico | - | Británico de pelo corto | British shorthair | Британская короткошёрстная
exotico | - | Exótico de pelo corto | Exotic shorthair | Экзотическая короткошёрстная
esfinge | - | Esfinge (sphynx) | Sphynx | Сфинкс
angora | - | Angora turco | Turkish Angora | Турецкая ангора
azul-ruso | - | Azul ruso | Russian Blue | Русская голубая
abisinio | - | Abisinio | Abyssinian | Абиссинская
bosque-noruega | - | Bosque de Noruega | Norwegian forest cat | Норвежская лесная
scottish-fold | - | Scottish fold | Scottish fold | Шотландская вислоухая
himalayo | - | Himalayo | Himalayan | Гималайская
birmano | - | Sagrado de Birmania | Birman | Бирманская
devon-rex | - | Devon rex | Devon rex | Девон-рекс
siberiano | - | Siberiano | Siberian | Сибирская`,
  bird: `
catita | - | Catita (periquito australiano) | Budgerigar | Волнистый попугай
canario | - | Canario | Canary | Канарейка
ninfa | - | Ninfa (cocotilla) | Cockatiel | Корелла
agapornis | - | Agapornis | Lovebird | Неразлучник
loro | - | Loro | Parrot | Попугай
diamante | - | Diamante mandarín | Zebra finch | Зебровая амадина
paloma | - | Paloma | Pigeon | Голубь
gallina | - | Gallina | Hen | Курица`,
  rabbit: `
mestizo | - | Conejo mestizo | Mixed breed rabbit | Кролик-метис
enano | - | Enano holandés | Netherland dwarf | Нидерландский карликовый
cabeza-leon | - | Cabeza de león | Lionhead | Львиноголовый
belier | - | Belier (orejas caídas) | Lop | Вислоухий баран
rex | - | Rex | Rex | Рекс
angora | - | Angora | Angora | Ангорский`,
  rodent: `
hamster | - | Hámster | Hamster | Хомяк
cuy | - | Cuy (cobayo) | Guinea pig | Морская свинка
chinchilla | - | Chinchilla | Chinchilla | Шиншилла
degu | - | Degú | Degu | Дегу
rata | - | Rata | Rat | Крыса
raton | - | Ratón | Mouse | Мышь
jerbo | - | Jerbo | Gerbil | Песчанка
erizo | - | Erizo de tierra | Hedgehog | Ёж
huron | - | Hurón | Ferret | Хорёк`,
  reptile: `
tortuga-agua | - | Tortuga de agua | Turtle | Водная черепаха
tortuga-tierra | - | Tortuga de tierra | Tortoise | Сухопутная черепаха
gecko | - | Gecko leopardo | Leopard gecko | Леопардовый геккон
pogona | - | Dragón barbudo (pogona) | Bearded dragon | Бородатая агама
iguana | - | Iguana verde | Green iguana | Зелёная игуана
serpiente-maiz | - | Serpiente del maíz | Corn snake | Маисовый полоз
axolote | - | Ajolote | Axolotl | Аксолотль`,
  fish: `
betta | - | Betta | Betta | Петушок
goldfish | - | Goldfish (carpa dorada) | Goldfish | Золотая рыбка
guppy | - | Guppy | Guppy | Гуппи
neon | - | Neón | Neon tetra | Неон
escalar | - | Escalar | Angelfish | Скалярия
corydora | - | Corydora | Corydoras | Коридорас
ciclido | - | Cíclido | Cichlid | Цихлида
koi | - | Koi | Koi | Карп кои
marino | - | De agua salada | Saltwater | Морская`,
}

/** Every breed or kind that can be chosen, by species, the commonest names of Chile first in Spanish. */
export const breeds: readonly Breed[] = Object.entries(tables).flatMap(([species, table]) =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [slug = '', size = '', es = '', en = '', ru = ''] = line.split('|').map((cell) => cell.trim())
      return { slug, species: species as Species, size: size === '-' ? null : (size as PetSize), es, en, ru }
    }),
)

/** Undefined for one that this species has not. */
export function breedOf(species: Species, slug: string | null): Breed | undefined {
  return breeds.find((each) => each.species === species && each.slug === slug)
}

/** Grams up to which a grown dog of no breed is small, and medium. */
const lightest = { small: 10_000, medium: 25_000 }

/** How large a dog is when grown: by its breed, else by its weight once it is a year old; null where neither tells. */
export function sizeOf(pet: {
  species: Species
  breed: string | null
  months: number | null
  grams: number | null
}): PetSize | null {
  if (pet.species !== 'dog') return null
  const { size = null } = breedOf(pet.species, pet.breed) ?? {}
  if (size !== null || pet.grams === null || pet.months === null || pet.months < 12) return size
  if (pet.grams <= lightest.small) return 'small'
  return pet.grams <= lightest.medium ? 'medium' : 'large'
}
