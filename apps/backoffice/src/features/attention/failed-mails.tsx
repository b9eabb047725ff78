import { Button, Table, Text, VisuallyHidden } from '@mantine/core'
import { IconMailCheck } from '@tabler/icons-react'
import { useFormat } from '../../shell/format.ts'
import { useText } from '../../shell/texts.tsx'
import { Empty } from '../../ui/feedback/empty.tsx'
import { Loaded } from '../../ui/feedback/loaded.tsx'
import { useNotifyRefusal } from '../../ui/feedback/use-notify-refusal.ts'
import { WideTable } from '../../ui/lists/wide-table.tsx'
import { mailKindText } from '../orders/mail-texts.ts'
import { useFailedMails, useResend } from './attention.queries.ts'

/** Mails that no server took, to be sent again once it is known why. */
export function FailedMails() {
  const text = useText()
  const format = useFormat()
  const mails = useFailedMails()
  const resend = useResend()
  const notify = useNotifyRefusal()
  return (
    <Loaded query={mails}>
      {(rows) =>
        rows.length === 0 ? (
          <Empty icon={IconMailCheck}>{text('ATTENTION_MAILS_NONE')}</Empty>
        ) : (
          <WideTable stacks minWidth={640} verticalSpacing="sm" aria-label={text('ATTENTION_MAILS')}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{text('ORDERS_PLACED')}</Table.Th>
                <Table.Th>{text('ATTENTION_MAIL')}</Table.Th>
                <Table.Th>{text('ATTENTION_WHY')}</Table.Th>
                <Table.Th>
                  <VisuallyHidden>{text('ORDERS_MAIL_AGAIN')}</VisuallyHidden>
                </Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {rows.map((mail) => (
                <Table.Tr key={mail.id}>
                  <Table.Td className="tabular">{format.moment(mail.at)}</Table.Td>
                  <Table.Td>
                    {text(mailKindText[mail.kind])}
                    <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
                      {mail.to}
                    </Text>
                  </Table.Td>
                  <Table.Td style={{ overflowWrap: 'anywhere' }}>
                    {mail.error}
                    <Text size="sm" c="dimmed">
                      {text('ATTENTION_ATTEMPTS', { count: mail.attempts })}
                    </Text>
                  </Table.Td>
                  <Table.Td ta="end">
                    <Button
                      size="compact-md"
                      variant="default"
                      loading={resend.isPending && resend.variables === mail.id}
                      aria-label={text('ORDERS_MAIL_AGAIN_OF', { mail: text(mailKindText[mail.kind]) })}
                      onClick={() => resend.mutate(mail.id, { onError: notify })}
                    >
                      {text('ORDERS_MAIL_AGAIN')}
                    </Button>
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </WideTable>
        )
      }
    </Loaded>
  )
}
