export type EmailKind = 'person' | 'automatic' | 'bounce' | 'list' | 'invitation' | 'encrypted';

interface Judged {
  from: string;
  subject: string;
  /** Header fields by lowercase name. */
  fields: Readonly<Record<string, string>>;
  fileTypes: readonly string[];
  hasContent: boolean;
}

const AUTOMATIC_SUBJECT =
  /^\s*(?:auto(?:matic)?[- ]?(?:reply|response|answer)|out of (?:the )?office|on vacation|away from (?:the )?office|automatische antwort|abwesenheit|réponse automatique|absence du bureau|respuesta automática|fuera de (?:la )?oficina|resposta automática|risposta automatica|fuori (?:sede|ufficio)|automatisch antwoord|afwezig|autosvar|automaattinen vastaus|odpowiedź automatyczna|автоответ|自动回复|自動応答|자동 회신)/i;

const MAILER = /^(?:mailer-daemon|mail-daemon|postmaster)@/i;

/** Decides what an email is (rule 32.6). Only a person's email can become a message. */
export function emailKind({ from, subject, fields, fileTypes, hasContent }: Judged): EmailKind {
  const value = (name: string) => (fields[name] ?? '').toLowerCase();
  const type = value('content-type');
  if (
    fileTypes.includes('message/delivery-status') ||
    value('x-failed-recipients') ||
    (MAILER.test(from) && !type.includes('disposition-notification'))
  )
    return 'bounce';
  if (type.startsWith('multipart/report') || fileTypes.includes('message/disposition-notification'))
    return 'automatic';
  const submitted = value('auto-submitted');
  const isAutomatic =
    (submitted && !/^no\b/.test(submitted)) ||
    /^(?:bulk|junk|auto_reply)\b/.test(value('precedence')) ||
    value('x-autoreply') ||
    value('x-autorespond') ||
    value('return-path') === '<>' ||
    AUTOMATIC_SUBJECT.test(subject);
  if (isAutomatic) return 'automatic';
  if (value('list-id') || value('precedence') === 'list') return 'list';
  if (fileTypes.some((each) => each === 'text/calendar') || type.startsWith('text/calendar'))
    return 'invitation';
  const isSealed = fileTypes.some((each) =>
    /^application\/(?:x-)?pkcs7-mime|^application\/pgp-encrypted/.test(each),
  );
  return isSealed && !hasContent ? 'encrypted' : 'person';
}

/** Whether the receiving mail server says that the sender's address is forged. */
export function isForged(fields: Readonly<Record<string, string>>): boolean {
  return /\bdmarc=fail\b/i.test(fields['authentication-results'] ?? '');
}
