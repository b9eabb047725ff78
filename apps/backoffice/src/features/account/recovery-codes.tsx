import { Button, CopyButton, Group, Stack, Text } from '@mantine/core'
import { useText } from '../../shell/texts.tsx'
import { useMember } from '../session/session.queries.ts'
import styles from './recovery-codes.module.css'

/** The codes for who loses the authenticator, which are shown this once: to copy or to print. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const text = useText()
  const { email } = useMember()
  return (
    <Stack role="status">
      <div>
        <Text fw={650}>{text('ACCOUNT_CODES_TITLE')}</Text>
        <Text size="sm">{text('ACCOUNT_CODES_LEAD')}</Text>
      </div>
      <div className={styles.sheet}>
        <p className={styles.onPaper}>{text('ACCOUNT_CODES_OF', { email })}</p>
        <ul className={styles.codes}>
          {codes.map((code) => (
            <li key={code} className={styles.code} translate="no">
              {code}
            </li>
          ))}
        </ul>
      </div>
      <Group>
        <CopyButton value={codes.join('\n')}>
          {({ copied, copy }) => (
            <Button variant="default" onClick={copy}>
              {text(copied ? 'ACCOUNT_CODES_COPIED' : 'ACCOUNT_CODES_COPY')}
            </Button>
          )}
        </CopyButton>
        <Button variant="default" onClick={() => print()}>
          {text('ACCOUNT_CODES_PRINT')}
        </Button>
        <Button onClick={onDone}>{text('ACCOUNT_CODES_DONE')}</Button>
      </Group>
    </Stack>
  )
}
