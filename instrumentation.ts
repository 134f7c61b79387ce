/**
 * Runs once when the server starts: before the first visitor comes the server has its door and the database is open.
 * From then on whoever leaves a message unread gets a mail, and what nothing uses any more is swept away.
 */
export const register = async () => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { endWithParent } = await import('@/lib/server/parent-process');
  endWithParent();
  const { env } = await import('@/lib/env');
  // Also for an API elsewhere, which is told what each visitor's address is.
  const { guardServers } = await import('@/lib/server/front/guard');
  guardServers({ trustProxy: env.trustProxy });
  const { answerWhatIsThere } = await import('@/lib/what-is-there');
  if (env.apiBaseUrl) {
    const { answersElsewhere } = await import('@/lib/what-is-elsewhere');
    answerWhatIsThere(answersElsewhere);
    return;
  }
  const { connect } = await import('@/lib/db/connect');
  await connect();
  const { announceElsewhere, hearChanges, onChange } = await import('@/lib/server/changes');
  const { dropPages } = await import('@/lib/drop-pages');
  onChange('pages', dropPages);
  announceElsewhere();
  await hearChanges();
  const { answers } = await import('@/lib/server/what-is-there');
  answerWhatIsThere(answers);
  const { mailUnreadEveryMinute } = await import('@/lib/server/chat/unread-mails');
  mailUnreadEveryMinute();
  const { startSweeping } = await import('@/lib/server/uploads/sweeping');
  startSweeping();
  const { endPromotionsEveryHour } = await import('@/lib/server/ads/promotions');
  endPromotionsEveryHour();
};
