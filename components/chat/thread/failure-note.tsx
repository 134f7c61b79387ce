import { usePathname } from 'next/navigation';
import { localePath, paths } from '@/lib/paths';
import { Button, LinkButton } from '../../ui/button';
import { Icon } from '../../ui/icon';
import type { ChatLabels } from '../chat-labels';
import type { Failure } from './use-draft';

type Props = { failure: Failure | null; labels: ChatLabels; onRetry: () => void };

/** Says why a message did not go out; its text is back in the box below. */
export const FailureNote = ({ failure, labels: { failed, locale }, onRetry }: Props) => {
  const here = usePathname();
  return (
    <div role="alert">
      {failure ? (
        <div className="chat-failure">
          <Icon name="warning" size={18} className="mt-0.5 text-bad" />
          <p className="min-w-0 flex-1">
            <strong className="text-bad">{failed.title}</strong>{' '}
            {failure.signedOut ? failed.signedOut : failure.text}
          </p>
          {failure.signedOut ? (
            <LinkButton href={localePath(locale, paths.login(here))} size="sm" variant="outline">
              {failed.login}
            </LinkButton>
          ) : (
            <Button size="sm" variant="outline" onClick={onRetry}>
              {failed.retry}
            </Button>
          )}
        </div>
      ) : null}
    </div>
  );
};
