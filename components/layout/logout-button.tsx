'use client';

import { useState } from 'react';
import { Icon } from '../ui/icon';

type Props = { home: string; label: string; busyLabel: string; className?: string };

export const LogoutButton = ({
  home,
  label,
  busyLabel,
  className = 'menu-link w-full gap-3 text-bad',
}: Props) => {
  const [busy, setBusy] = useState(false);
  const logOut = async () => {
    setBusy(true);
    const [{ api }, { ApiError }, { forgetReading }] = await Promise.all([
      import('@/lib/api/browser'),
      import('@/lib/api/client'),
      import('@/lib/offline/forget'),
    ]);
    try {
      await api.post('/auth/logout', {});
    } catch (error) {
      // A session that was over already is as good as ended.
      if (!(error instanceof ApiError && error.status === 401)) {
        setBusy(false);
        return;
      }
    }
    // Texts that were begun in conversations (components/chat/kept-here.ts).
    for (const key of Object.keys(localStorage)) if (key.startsWith('chat:')) localStorage.removeItem(key);
    // Nor does the device remember what was looked at: the next one at it may be somebody else.
    await forgetReading();
    // A whole new page: nothing that this account saw stays in memory.
    location.assign(home);
  };
  return (
    <button type="button" onClick={logOut} disabled={busy} className={className}>
      <Icon name="log-out" size={18} directional />
      {busy ? busyLabel : label}
    </button>
  );
};
