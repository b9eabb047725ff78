import type { ErrorLanguage } from '#contract/error-texts.ts'

/** What the calls say that answer with a text. */
export const replyTexts: Record<ErrorLanguage, { passwordChanged: string; recoveryRequested: string }> = {
  es: {
    passwordChanged: 'Tu contraseña se cambió.',
    recoveryRequested: 'Si hay una cuenta con ese correo, te enviamos un enlace para cambiar tu contraseña.',
  },
  en: {
    passwordChanged: 'Your password has been changed.',
    recoveryRequested: 'If there is an account with this e-mail, we have sent a link to change its password.',
  },
  ru: {
    passwordChanged: 'Ваш пароль изменён.',
    recoveryRequested: 'Если учётная запись с этой почтой есть, мы отправили ссылку для смены пароля.',
  },
}
