/**
 * Runs once when the server starts: before the first visitor comes the database is open, the operator's door too, and
 * visitors are told apart. From then on whoever leaves a message unread gets a mail, and what nothing uses any more is
 * swept away.
 */
export const register = async () => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { env } = await import('@/lib/env');
  // Also for an API elsewhere, which is told what each visitor's address is.
  const { writeAddressesOfVisitors } = await import('@/lib/server/visitor-address');
  writeAddressesOfVisitors();
  if (env.apiBaseUrl) return;
  const { answerWhatIsThere } = await import('@/lib/what-is-there');
  const { connect } = await import('@/lib/db/connect');
  await connect();
  const { answers } = await import('@/lib/server/what-is-there');
  answerWhatIsThere(answers);
  const { endCutBulk } = await import('@/lib/server/operator/bulk');
  await endCutBulk();
  const { openOperatorDoor } = await import('@/lib/server/operator/key');
  openOperatorDoor(env.port);
  const { mailUnreadEveryMinute } = await import('@/lib/server/chat/unread-mails');
  mailUnreadEveryMinute();
  const { startSweeping } = await import('@/lib/server/uploads/sweeping');
  startSweeping();
  const { endPromotionsEveryHour } = await import('@/lib/server/operator/hourly');
  endPromotionsEveryHour();
};
