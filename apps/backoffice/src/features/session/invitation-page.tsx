import { Button, Stack } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useHash } from '@mantine/hooks'
import { useMutation } from '@tanstack/react-query'
import { Link } from 'wouter'
import { shortestPassword } from '#rules/people/password.ts'
import { isRefusal } from '../../data/port/refusal.ts'
import { useData } from '../../shell/data-context.tsx'
import { useText } from '../../shell/texts.tsx'
import { fieldError, Refused } from '../../ui/feedback/refused.tsx'
import { PasswordField } from '../../ui/form/password-field.tsx'
import { Entrance } from './entrance.tsx'

/** Who was invited chooses a password, by the token behind the hash of the mailed link, which no server is sent. */
export default function InvitationPage() {
  const [hash] = useHash({ getInitialValueInEffect: false })
  const token = hash.replace(/^#/, '')
  // A second link that is opened in the same window begins anew.
  return token ? <Invitation key={token} token={token} /> : <NoInvitation />
}

function Invitation({ token }: { token: string }) {
  const text = useText()
  const { account } = useData()
  const form = useForm({ initialValues: { password: '' } })
  const { data, error, isPending, mutate } = useMutation({
    mutationFn: ({ password }: { password: string }) => account.acceptInvitation({ token, password }),
  })
  if (data) return <Accepted {...data} />
  if (isRefusal(error, 'LINK_INVALID')) return <NoInvitation />
  return (
    <Entrance title={text('INVITATION_TITLE')} lead={text('INVITATION_LEAD')}>
      <form onSubmit={form.onSubmit((values) => mutate(values))}>
        <Stack>
          <PasswordField
            {...form.getInputProps('password')}
            label={text('INVITATION_PASSWORD')}
            description={text('INVITATION_PASSWORD_HELP', { least: shortestPassword })}
            error={fieldError(error, 'contrasenia')}
            autoComplete="new-password"
            size="md"
          />
          <Refused error={error} fields={['contrasenia']} />
          <Button type="submit" size="md" loading={isPending}>
            {text('INVITATION_SAVE')}
          </Button>
        </Stack>
      </form>
    </Entrance>
  )
}

function Accepted({ name, email }: { name: string; email: string }) {
  const text = useText()
  return (
    <Entrance title={text('INVITATION_DONE', { name })} lead={text('INVITATION_DONE_LEAD', { email })}>
      <Button component={Link} href="/" size="md">
        {text('INVITATION_GO')}
      </Button>
    </Entrance>
  )
}

/** The link holds no more, or never did. */
function NoInvitation() {
  const text = useText()
  return (
    <Entrance title={text('INVITATION_INVALID')} lead={text('INVITATION_INVALID_LEAD')}>
      <Button component={Link} href="/" size="md" variant="default">
        {text('INVITATION_GO')}
      </Button>
    </Entrance>
  )
}
