import type { ReactNode } from 'react';
import { ModerationRoom } from '@/components/moderation/room';
import en from '@/messages/en.json';

const nothingWaits = {
  ads: 0,
  edits: 0,
  reports: 0,
  account_reports: 0,
  subscriptions: 0,
  messages: 0,
  dead_letters: 0,
  oldest: null,
  decided_today: 0,
};

/** What stands around every screen of moderators, for those that are tested without a server. */
export const ModeratorsRoom = ({ children }: { children: ReactNode }) => (
  <ModerationRoom
    locale="en"
    words={en.moderation}
    reasonsIn={{ en: en.rejectionReasons, ar: en.rejectionReasons, ckb: en.rejectionReasons }}
    siteName="Makinar"
    overview={nothingWaits}
  >
    {children}
  </ModerationRoom>
);
