import '@fontsource-variable/geologica/wght.css'
import '@fontsource-variable/onest/wght.css'
import '@mantine/core/styles.layer.css'
import '@mantine/notifications/styles.layer.css'
import './base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { openingLanguage } from '../shell/language.ts'
import { loadTexts } from '../shell/load-texts.ts'
import { styleNonce } from '../shell/settings.ts'
import { App } from './app.tsx'

// Where the dialogs' lock of scrolling reads the nonce of its style element.
Object.assign(globalThis, { __webpack_nonce__: styleNonce() })

const root = document.getElementById('app')
if (!root) throw new Error('The document has no place for the desk.')
const language = openingLanguage()
const texts = await loadTexts(language)
createRoot(root).render(
  <StrictMode>
    <App opening={{ language, texts }} />
  </StrictMode>,
)
