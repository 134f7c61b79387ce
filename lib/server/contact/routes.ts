import type { OpenAPIHono } from '@hono/zod-openapi';
import { contactRoutes } from '@/lib/contract/contact';
import { ContactFields } from '@/lib/contract/moderation-fields';
import { messagesOf } from '@/lib/i18n/messages';
import { readFields, sayProblems } from '../read-fields';
import { smallBody } from '../small-body';
import { sendContactMessage } from './send-message';

export const addContactRoutes = (app: OpenAPIHono) => {
  app.use('/v1/contact-message', smallBody());

  app.openapi(
    contactRoutes.send,
    async (c) => {
      const { lang } = c.req.valid('query');
      const fields = readFields(ContactFields, c, c.req.valid('json'), c.req.valid('form'));
      await sendContactMessage(fields, c.req.raw, lang);
      return c.json({ status: true as const, message: messagesOf(lang).contactAnswers.sent }, 200);
    },
    sayProblems,
  );
};
