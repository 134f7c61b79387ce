import type { OpenAPIHono } from '@hono/zod-openapi';
import { contactRoutes } from '@/lib/contract/contact';
import { ContactFields } from '@/lib/contract/moderation-fields';
import { messagesOf } from '@/lib/i18n/messages';
import { publicCall } from '../calls';
import { readFields } from '../read-fields';
import { sendContactMessage } from './send-message';

export const addContactRoutes = (app: OpenAPIHono) => {
  publicCall(app, contactRoutes.send, async (c, { lang }) => {
    const fields = readFields(ContactFields, c);
    await sendContactMessage(fields, c.req.raw, lang);
    return c.json({ status: true as const, message: messagesOf(lang).contactAnswers.sent }, 200);
  });
};
