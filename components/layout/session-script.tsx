import { sessionScript } from '@/lib/session-script';

export const SessionScript = () => <script>{sessionScript}</script>;
