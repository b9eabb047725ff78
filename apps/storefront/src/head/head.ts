import { LANGUAGE_KEY, storageOf } from '../shell/browser-storage.ts'
import './head.css'
import { openHash, type Rendered } from './open-hash.ts'
import { recordEvents } from './record-events.ts'

// Runs in the head, before the first paint: the build puts it into the document itself.
const { dataset } = document.documentElement
const kept = storageOf('localStorage')
const theme = kept.getItem('huella:theme')
if (theme) dataset.theme = theme

const facts = document.querySelector<HTMLMetaElement>('meta[name=huella]')?.dataset
const { hides, door } = openHash(location, facts as unknown as Rendered, {
  language: kept.getItem(LANGUAGE_KEY),
  layer: storageOf('sessionStorage').getItem('huella:data'),
  listView: kept.getItem('huella:list-view'),
})
if (hides) dataset.deep = ''
if (door !== null) location.replace(door)
else recordEvents(window)
