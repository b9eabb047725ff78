import { Button, Code, Group, Stack, Text, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import type { TotpSecret } from '../../data/port/account.port.ts'
import { useData } from '../../shell/data-context.tsx'
import { useText } from '../../shell/texts.tsx'
import { Boundary } from '../../ui/feedback/boundary.tsx'
import { fieldError, Refused } from '../../ui/feedback/refused.tsx'
import { sessionKey } from '../session/session.queries.ts'
import { sessionsKey } from './account.queries.ts'
import styles from './totp-proof.module.css'

// Whoever sets an authenticator up loads what draws the code for it.
const QrCode = lazy(() => import('./qr-code.tsx'))

/** Hands the secret to the authenticator, and asks for its first code as a proof. */
export function TotpProof({ secret, onCodes }: { secret: TotpSecret; onCodes: (codes: string[]) => void }) {
  const text = useText()
  const { account } = useData()
  const queries = useQueryClient()
  const form = useForm({ initialValues: { code: '' } })
  const enable = useMutation({
    mutationFn: ({ code }: { code: string }) => account.enableTotp(code),
    onSuccess: async (codes) => {
      onCodes(codes)
      await queries.invalidateQueries({ queryKey: sessionKey })
      await queries.invalidateQueries({ queryKey: sessionsKey })
    },
  })
  return (
    <Group align="start" gap="xl">
      <div className={styles.picture}>
        <Boundary fallback={null}>
          <Suspense>
            <QrCode value={secret.uri} label={text('ACCOUNT_TOTP_QR')} />
          </Suspense>
        </Boundary>
      </div>
      <form onSubmit={form.onSubmit((values) => enable.mutate(values))} className={styles.form}>
        <Stack>
          <Text size="sm">{text('ACCOUNT_TOTP_SCAN')}</Text>
          <div>
            <Text size="sm">{text('ACCOUNT_TOTP_SECRET')}</Text>
            <Code className={styles.secret} translate="no">
              {secret.secret}
            </Code>
          </div>
          <TextInput
            {...form.getInputProps('code')}
            label={text('SESSION_CODE')}
            error={fieldError(enable.error, 'codigo')}
            autoComplete="one-time-code"
            inputMode="numeric"
            maxLength={8}
            required
          />
          <Refused error={enable.error} fields={['codigo']} />
          <Button type="submit" loading={enable.isPending} style={{ alignSelf: 'start' }}>
            {text('ACCOUNT_TOTP_ENABLE')}
          </Button>
        </Stack>
      </form>
    </Group>
  )
}
