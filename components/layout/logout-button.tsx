'use client';

import { useState } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { Icon } from '../ui/icon';
import { setLeaving } from './leaving';

type Props = {
  home: string;
  labels: { logout: string; loggingOut: string; logoutFailed: string };
  className?: string;
};

/** Ends the session and leaves nothing of it on the device; otherwise says why not, if it was told. */
const leave = async (lang: Locale): Promise<{ left: boolean; reason?: string }> => {
  const [{ api }, { ApiError }, { reasonOf }, { forgetMember }] = await Promise.all([
    import('@/lib/api/browser'),
    import('@/lib/api/client'),
    import('@/lib/api/reason-of'),
    import('@/lib/offline/forget'),
  ]);
  try {
    await api.post('/auth/logout', { query: { lang } });
  } catch (error) {
    // A session that was over already is as good as ended.
    if (!(error instanceof ApiError && error.status === 401))
      return { left: false, reason: reasonOf(error, '') };
  }
  await forgetMember();
  return { left: true };
};

export const LogoutButton = ({ home, labels, className = 'menu-link w-full gap-3 text-bad' }: Props) => {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const logOut = async () => {
    setBusy(true);
    setLeaving(true);
    setFailure('');
    const { left, reason } = await leave(document.documentElement.lang as Locale).catch(() => ({
      left: false,
      reason: '',
    }));
    // A whole new page: nothing that this account saw stays in memory.
    if (left) return location.assign(home);
    setLeaving(false);
    setBusy(false);
    setFailure(reason || labels.logoutFailed);
  };
  return (
    <>
      <button type="button" onClick={logOut} disabled={busy} className={className}>
        <Icon name="log-out" size={18} directional />
        {busy ? labels.loggingOut : labels.logout}
      </button>
      <div role="alert">{failure ? <p className="px-3 pb-2 text-13 text-bad">{failure}</p> : null}</div>
    </>
  );
};
