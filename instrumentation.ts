import type { Instrumentation } from 'next';

/** A page that could not be drawn: Next says so on its error output too, with the same digest. */
export const onRequestError: Instrumentation.onRequestError = async (error, _request, { routePath }) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { reportPage } = await import('@/lib/server/log-error');
  reportPage(error, routePath);
};

/**
 * Runs once when the server starts: before the first visitor comes the front is ready and the database is open. From
 * then on whoever leaves a message unread gets a mail, and what nothing uses any more is swept away.
 */
export const register = async () => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { endWithParent } = await import('@/lib/server/parent-process');
  endWithParent();
  const { env } = await import('@/lib/env');
  const { processWide } = await import('@/lib/process-wide');
  const { openFront } = await import('@/lib/front/open');
  const { dropAnswers, dropPages } = openFront();
  const { answerWhatIsThere } = await import('@/lib/what-is-there');
  if (env.apiBaseUrl) {
    const { answersElsewhere, keepLearningFacts } = await import('@/lib/what-is-elsewhere');
    answerWhatIsThere(answersElsewhere);
    keepLearningFacts();
    return;
  }
  const { connect } = await import('@/lib/db/connect');
  const { close, followReplica } = await connect();
  const { announce, everything, onChange, shareChanges } = await import('@/lib/server/changes');
  onChange('replica', followReplica);
  onChange('pages', (tags, origin) => dropPages(tags, origin !== 'missed'));
  onChange('answers', dropAnswers);
  await shareChanges();
  // Killed between a commit and its notice, it owed that notice to the others.
  announce(everything);
  if (env.databaseUrl) {
    const { shareLimits } = await import('@/lib/server/limits');
    await shareLimits();
  }
  const { gaugeSite } = await import('@/lib/server/figures');
  gaugeSite();
  const { writeEveryQuarter } = await import('@/lib/server/today/quarters');
  const writeQuarter = writeEveryQuarter();
  const { settled } = await import('@/lib/server/after-commit');
  const { queueHandlers } = await import('@/lib/server/queue-handlers');
  const { startQueue } = await import('@/lib/server/queue/worker');
  const queue = startQueue(queueHandlers);
  processWide.beforeEnd = () => Promise.all([settled(), queue.stop()]).then(writeQuarter).then(close);
  const { writeFailuresSoon } = await import('@/lib/server/failures');
  writeFailuresSoon();
  const { answers } = await import('@/lib/server/what-is-there');
  answerWhatIsThere(answers);
  const { mailUnreadEveryMinute } = await import('@/lib/server/chat/unread-mails');
  mailUnreadEveryMinute();
  const { startSweeping } = await import('@/lib/server/uploads/sweeping');
  startSweeping();
  const { endPromotionsEveryHour } = await import('@/lib/server/ads/promotions');
  endPromotionsEveryHour();
  const { endAdsOften } = await import('@/lib/server/own-ads/ending');
  endAdsOften();
  const { purgeEveryHour } = await import('@/lib/server/ads/purge');
  purgeEveryHour();
  const { forgetContactsEveryHour } = await import('@/lib/server/moderation/log/forget');
  forgetContactsEveryHour();
  const { keepAlertsEveryHour } = await import('@/lib/server/alerts/hourly');
  keepAlertsEveryHour();
  const { tellEveryMinute } = await import('@/lib/server/alerts/tell');
  tellEveryMinute();
  const { refoldOnce } = await import('@/lib/server/search/refold');
  refoldOnce();
  const { backUpEveryNight } = await import('@/lib/server/backup/nightly');
  backUpEveryNight();
};
