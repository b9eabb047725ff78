import { useMantineColorScheme } from '@mantine/core'
import '@mantine/spotlight/styles.layer.css'
import { createSpotlight, Spotlight } from '@mantine/spotlight'
import { IconLanguage, IconLogout, IconMoon, IconSearch, IconSun } from '@tabler/icons-react'
import { Suspense, useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { foldText } from '#rules/text/fold-text.ts'
import { useLanguage, useText } from '../../shell/texts.tsx'
import { useMayLeave } from '../../ui/form/use-unsaved-guard.ts'
import { useSignOut } from '../session/session.queries.ts'
import type { Place } from './places.ts'

const [store, spotlight] = createSpotlight()

/** Goes to a page and does what can be done from anywhere, by what is typed. */
export default function Palette({ places, asked }: { places: readonly Place[]; asked: number }) {
  const text = useText()
  const [query, setQuery] = useState('')
  const [, go] = useLocation()
  const mayLeave = useMayLeave()
  const acts = useActs()
  useEffect(() => {
    if (asked > 0) spotlight.open()
  }, [asked])
  const wanted = foldText(query)
  const fits = (label: string) => foldText(label).includes(wanted)
  const pages = places.filter(({ title }) => fits(text(title)))
  const fitting = acts.filter(({ label }) => fits(label))
  return (
    <Spotlight.Root
      store={store}
      query={query}
      onQueryChange={setQuery}
      shortcut={null}
      attributes={{ content: { 'aria-label': text('DESK_FIND') } }}
      overlayProps={{ blur: 0, backgroundOpacity: 0.5 }}
      scrollable
      maxHeight={420}
    >
      <Spotlight.Search
        placeholder={text('DESK_FIND')}
        aria-label={text('DESK_FIND')}
        leftSection={<IconSearch size={20} />}
      />
      <Spotlight.ActionsList>
        {pages.length > 0 && (
          <Spotlight.ActionsGroup label={text('DESK_PAGES')}>
            {pages.map(({ name, title, path, icon: Icon }) => (
              <Spotlight.Action
                key={name}
                label={text(title)}
                leftSection={<Icon size={20} />}
                onClick={() => mayLeave() && go(path)}
              />
            ))}
          </Spotlight.ActionsGroup>
        )}
        <Suspense>
          {places.map(
            ({ name, Found }) => Found && query.trim().length > 1 && <Found key={name} query={query} />,
          )}
        </Suspense>
        {fitting.length > 0 && (
          <Spotlight.ActionsGroup label={text('DESK_ACTS')}>
            {fitting.map(({ label, icon: Icon, run }) => (
              <Spotlight.Action key={label} label={label} leftSection={<Icon size={20} />} onClick={run} />
            ))}
          </Spotlight.ActionsGroup>
        )}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  )
}

function useActs() {
  const text = useText()
  const signOut = useSignOut()
  const mayLeave = useMayLeave()
  const { code, choose } = useLanguage()
  const { setColorScheme } = useMantineColorScheme()
  return [
    { label: text('DESK_ACT_LIGHT'), icon: IconSun, run: () => setColorScheme('light') },
    { label: text('DESK_ACT_DARK'), icon: IconMoon, run: () => setColorScheme('dark') },
    {
      label: text('DESK_ACT_LANGUAGE'),
      icon: IconLanguage,
      run: () => choose(code === 'es' ? 'en' : 'es'),
    },
    { label: text('DESK_SIGN_OUT'), icon: IconLogout, run: () => void (mayLeave() && signOut()) },
  ]
}
