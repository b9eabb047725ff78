import type { DescribedMail } from './described-mail.ts'
import { invitationDays, type Mail } from './mail-content.ts'
import { greetedName } from './safe-words.ts'
import type { MailTexts } from './texts/es.ts'

type StaffMail = Extract<Mail, { kind: `staff-${string}` }>

/** The mails of an account of the staff. */
export function describeStaff(mail: StaffMail, texts: MailTexts, publicUrl: string): DescribedMail {
  switch (mail.kind) {
    case 'staff-invitation': {
      const { subject, title, intro, button, small, footer } = texts.staffInvitation
      // Behind the hash it reaches no server's log and no other site.
      const url = `${publicUrl}/desk/invitacion#${encodeURIComponent(mail.token)}`
      return {
        subject,
        preview: intro,
        footer,
        blocks: [
          { kind: 'title', text: title },
          { kind: 'paragraph', text: texts.greeting(greetedName(mail.name)) },
          { kind: 'paragraph', text: intro },
          { kind: 'button', label: button, url },
          { kind: 'small', text: small(invitationDays) },
        ],
      }
    }
    case 'staff-password-changed': {
      const { subject, title, intro, button, small, footer } = texts.staffPasswordChanged
      return {
        subject,
        preview: intro,
        footer,
        blocks: [
          { kind: 'title', text: title },
          { kind: 'paragraph', text: texts.greeting(greetedName(mail.name)) },
          { kind: 'paragraph', text: intro },
          { kind: 'paragraph', text: small },
          { kind: 'button', label: button, url: `${publicUrl}/desk` },
        ],
      }
    }
  }
}
