import { storageOf } from '../shell/browser-storage.ts'
import { storageKey } from '../shell/storage-keys.ts'
import './head.css'
import { askForTexts } from './early-texts.ts'
import { openHash, type Rendered } from './open-hash.ts'
import { recordEvents } from './record-events.ts'

// Runs in the head, before the first paint: the build puts it into the document itself.
const { dataset } = document.documentElement
const local = storageOf('localStorage')
const theme = local.getItem(storageKey('theme'))
if (theme) dataset.theme = theme

const facts = document.querySelector<HTMLMetaElement>('meta[name=huella]')?.dataset
const { hides, door } = openHash(location, facts as unknown as Rendered, {
  language: local.getItem(storageKey('language')),
  listView: local.getItem(storageKey('list-view')),
})
if (hides) dataset.deep = ''
if (door !== null) location.replace(door)
else {
  recordEvents(window)
  askForTexts(facts?.texts)
}
