import { Select, Stack, Switch, Text, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { notifications } from '@mantine/notifications'
import { isRefusal } from '../../data/port/refusal.ts'
import type { Role } from '../../data/port/session.port.ts'
import type { AccountForm, StaffAccount } from '../../data/port/staff.port.ts'
import { useData } from '../../shell/data-context.tsx'
import { roleName, rolePowers } from '../../shell/role-name.ts'
import { useText } from '../../shell/texts.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { fieldError } from '../../ui/feedback/refused.tsx'
import { FormActs } from '../../ui/form/form-acts.tsx'
import { useAskedClose } from '../../ui/form/use-unsaved-guard.ts'
import { useSaveAccount } from './staff.queries.ts'

const roles: readonly Role[] = ['owner', 'manager', 'agent', 'warehouse']

/** Invites somebody, or changes the name and role of an account and whether it may enter. */
export function AccountDialog({ account, onClose }: { account: StaffAccount | null; onClose: () => void }) {
  const text = useText()
  const { staff } = useData()
  const form = useForm({ initialValues: formOf(account) })
  const save = useSaveAccount(
    ({ name, role, isActive, ...others }: typeof form.values) =>
      account
        ? // What was changed here alone: somebody else may have switched it off meanwhile.
          staff.change(account.id, {
            ...(form.isDirty('name') && { name }),
            ...(form.isDirty('role') && { role }),
            ...(form.isDirty('isActive') && { isActive }),
          })
        : staff.add({ name, role, isActive, ...others }),
    ({ email }) => {
      if (!account) notifications.show({ message: text('STAFF_SENT', { email }) })
      onClose()
    },
  )
  const close = useAskedClose(form.isDirty(), onClose)
  return (
    <Dialog onClose={close} title={text(account ? 'STAFF_EDIT' : 'STAFF_INVITE')}>
      <form onSubmit={form.onSubmit((values) => save.mutate(values))}>
        <Stack>
          {!account && <Text size="sm">{text('STAFF_NEW_LEAD')}</Text>}
          <TextInput
            {...form.getInputProps('name')}
            label={text('STAFF_NAME')}
            error={fieldError(save.error, 'nombre')}
            maxLength={80}
            required
            data-autofocus
          />
          <TextInput
            {...form.getInputProps('email')}
            label={text('SESSION_EMAIL')}
            type="email"
            error={fieldError(save.error, 'correo')}
            maxLength={254}
            disabled={account !== null}
            required
          />
          <Select
            {...form.getInputProps('role')}
            label={text('STAFF_ROLE')}
            description={text(rolePowers(form.values.role))}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            data={roles.map((role) => ({ value: role, label: text(roleName(role)) }))}
            allowDeselect={false}
          />
          {account && (
            <Switch
              {...form.getInputProps('isActive', { type: 'checkbox' })}
              label={text('STAFF_MAY_ENTER')}
              description={text('STAFF_MAY_ENTER_HELP')}
            />
          )}
          {isRefusal(save.error, 'LAST_OWNER') && <Text size="sm">{text('STAFF_LAST_OWNER')}</Text>}
          <FormActs
            act={text(account ? 'DESK_SAVE' : 'STAFF_SEND')}
            isBusy={save.isPending}
            error={save.error}
            fields={['nombre', 'correo']}
            onCancel={close}
          />
        </Stack>
      </form>
    </Dialog>
  )
}

const formOf = (account: StaffAccount | null): AccountForm & { email: string } => ({
  name: account?.name ?? '',
  email: account?.email ?? '',
  role: account?.role ?? 'agent',
  isActive: account?.isActive ?? true,
})
