import type { OpenAPIHono } from '@hono/zod-openapi';
import { asc, eq } from 'drizzle-orm';
import { wordingRoutes } from '@/lib/contract/wordings';
import { connect } from '@/lib/db/connect';
import { aboutSections, contacts, faqs, reasons, slides, socialLinks, whyChooseItems } from '@/lib/db/schema';
import { wordsIn } from '@/lib/i18n/locales';
import { publicCall } from '../calls';
import { sanitizeHtml } from './sanitize';
import { readSettings } from './settings';

export const addWordingRoutes = (app: OpenAPIHono) => {
  publicCall(app, wordingRoutes.settings, async (c) => {
    const { lang } = c.req.valid('query');
    return c.json({ data: await readSettings(lang) }, 200);
  });

  for (const [route, table] of [
    [wordingRoutes.slides, slides],
    [wordingRoutes.aboutSections, aboutSections],
  ] as const) {
    publicCall(app, route, async (c) => {
      const { lang, per_page } = c.req.valid('query');
      const { db } = await connect();
      const rows = await db.select().from(table).orderBy(asc(table.position), asc(table.id)).limit(per_page);
      const data = rows.map(({ id, image, title, description, ctaText, link }) => ({
        id,
        image,
        title: wordsIn(title, lang),
        description: sanitizeHtml(wordsIn(description, lang)),
        ctaText: ctaText && wordsIn(ctaText, lang),
        link,
      }));
      return c.json({ data }, 200);
    });
  }

  for (const [route, table] of [
    [wordingRoutes.whyChoose, whyChooseItems],
    [wordingRoutes.reasons, reasons],
  ] as const) {
    publicCall(app, route, async (c) => {
      const { lang, per_page } = c.req.valid('query');
      const { db } = await connect();
      const rows = await db.select().from(table).orderBy(asc(table.position), asc(table.id)).limit(per_page);
      const data = rows.map(({ id, image, title, description }) => ({
        id,
        image,
        title: wordsIn(title, lang),
        description: wordsIn(description, lang),
      }));
      return c.json({ data }, 200);
    });
  }

  publicCall(app, wordingRoutes.faqs, async (c) => {
    const { lang, per_page } = c.req.valid('query');
    const { db } = await connect();
    const rows = await db.select().from(faqs).orderBy(asc(faqs.position), asc(faqs.id)).limit(per_page);
    const data = rows.map(({ id, category, title, description }) => ({
      id,
      category: wordsIn(category, lang),
      title: wordsIn(title, lang),
      description: sanitizeHtml(wordsIn(description, lang)),
    }));
    return c.json({ data }, 200);
  });

  publicCall(app, wordingRoutes.contacts, async (c) => {
    const { type, per_page } = c.req.valid('query');
    const { db } = await connect();
    const data = await db
      .select({ id: contacts.id, name: contacts.name, type: contacts.type })
      .from(contacts)
      .where(type ? eq(contacts.type, type) : undefined)
      .orderBy(asc(contacts.position), asc(contacts.id))
      .limit(per_page);
    return c.json({ data }, 200);
  });

  publicCall(app, wordingRoutes.socialLinks, async (c) => {
    const { per_page } = c.req.valid('query');
    const { db } = await connect();
    const data = await db
      .select({ id: socialLinks.id, name: socialLinks.name, icon: socialLinks.icon, link: socialLinks.link })
      .from(socialLinks)
      .orderBy(asc(socialLinks.position), asc(socialLinks.id))
      .limit(per_page);
    return c.json({ data }, 200);
  });
};
