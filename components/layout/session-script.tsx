import { StaticPart } from '@/components/ui/static-part';
import { sessionScript } from '@/lib/session-script';

/** It runs once, where it stands in the page: the data for React need not repeat it. */
export const SessionScript = () => (
  <StaticPart as="script" id="session-script">
    {sessionScript}
  </StaticPart>
);
