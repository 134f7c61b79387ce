import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { env } from '@/lib/env';
import { countMail } from '@/lib/metrics';

// The door for mail: to the server of SMTP_URL, or as files that any mail program opens.

export type Mail = {
  /** In letters, digits and hyphens. A mail that is sent again has the same, and is known by it. */
  id: string;
  to: string;
  from: { name: string };
  /** Where an answer goes, when not to the sender. */
  replyTo?: { name: string; address: string };
  /** Where a mail program ends such mails by a POST, without asking (RFC 8058). */
  unsubscribe?: string;
  subject: string;
  text: string;
  html: string;
};

const outbox = () => path.join(env.dataDir, 'outbox');

const writeToOutbox = async (id: string, message: Buffer) => {
  await mkdir(outbox(), { recursive: true });
  const file = path.join(outbox(), `${id}.eml`);
  // Links in it open an account: nobody else on this machine needs to read it.
  await writeFile(`${file}.part`, message, { mode: 0o600 });
  await rename(`${file}.part`, file);
};

/** To the mail server, or into the outbox. Throws what the server said when it does not take it. */
export const sendMail = async (mail: Mail): Promise<void> => {
  try {
    await handOver(mail);
    countMail('sent');
  } catch (error) {
    countMail('failed');
    throw error;
  }
};

/** Milliseconds. A job of the queue is made again, so a server that keeps us waiting is left. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

const unsubscribeHeaders = (address: string) => ({
  'List-Unsubscribe': `<${address}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

const handOver = async ({ id, to, from, unsubscribe, ...content }: Mail): Promise<void> => {
  const { createTransport } = await import('nodemailer');
  const message = {
    // As an object it is an address and nothing else, whatever stands in it.
    to: { name: '', address: to },
    from: { name: from.name, address: env.mailFrom },
    messageId: `<${id}@${env.mailFrom.split('@').at(-1)}>`,
    ...(unsubscribe ? { headers: unsubscribeHeaders(unsubscribe) } : {}),
    ...content,
  };
  if (env.smtpUrl) {
    await createTransport({ url: env.smtpUrl, ...patience }).sendMail(message);
    return;
  }
  const transport = createTransport({ streamTransport: true, buffer: true });
  const sent = await transport.sendMail(message);
  if (Buffer.isBuffer(sent.message)) await writeToOutbox(id, sent.message);
};
