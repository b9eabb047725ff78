import { storageOf } from '../shell/browser-storage.ts'
import { storageKey } from '../shell/storage-keys.ts'
import './head.css'
import { chosenSpecies } from './chosen-species.ts'
import { askForTexts } from './early-texts.ts'
import { openHash, type Rendered } from './open-hash.ts'
import { recordEvents } from './record-events.ts'

// Runs in the head, before the first paint: the build puts it into the document itself.
const { dataset, lang, dir } = document.documentElement
const local = storageOf('localStorage')
const theme = local.getItem(storageKey('theme'))
if (theme) dataset.theme = theme

const facts = document.querySelector<HTMLMetaElement>('meta[name=huella]')?.dataset
const { hides, door } = openHash(
  location,
  { ...(facts as unknown as Rendered), language: dir === 'rtl' ? `${lang}-RTL` : lang },
  {
    language: local.getItem(storageKey('language')),
    listView: local.getItem(storageKey('list-view')),
  },
)
if (hides) dataset.deep = ''
// The document is everybody's: it knows neither who is here nor what is in the cart, until the header does.
if (['UserIdentificado', storageKey('cart', 'remote')].some((key) => local.getItem(key) !== null))
  dataset.known = ''
if (local.getItem(storageKey('vehicle', 'remote')) !== null) dataset.vehicle = 'own'
else if (location.href.includes('filter_vehicle=')) dataset.vehicle = ''
const species = chosenSpecies(local.getItem(storageKey('pets', 'remote')))
if (species) dataset.pet = species
if (door !== null) location.replace(door)
else {
  recordEvents(window)
  askForTexts(facts?.texts)
}
