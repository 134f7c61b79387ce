import { useMutation } from '@tanstack/react-query';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { showToast } from '@/components/ui/toast';
import { api } from '@/lib/api/browser';
import { reasonOf } from '@/lib/api/reason-of';
import { fillIn, isolated } from '@/lib/i18n/fill-in';
import { useAsker, useRoom } from '../area/own-room';
import type { ProfileLabels } from './profile-labels';

type Props = { email: string; labels: Pick<ProfileLabels, 'confirm' | 'notDone'> };

/** Until the address is confirmed: why it matters, and the mail once more. */
export const ConfirmHint = ({ email, labels }: Props) => {
  const { lang } = useAsker();
  const { rtl } = useRoom();
  const { confirm } = labels;
  const resend = useMutation({
    mutationFn: () => api.post('/auth/confirm-email/resend', { query: { lang } }),
    onSuccess: ({ message }) => void showToast({ type: 'success', text: message, rtl }),
    onError: (error) => void showToast({ type: 'error', text: reasonOf(error, labels.notDone), rtl }),
  });
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line px-5 py-4">
      <div className="flex min-w-0 flex-1 basis-72 gap-3">
        <Icon name="mail" size={20} className="mt-0.5 text-warning" />
        <div>
          <h2 className="text-15">{confirm.title}</h2>
          <p className="text-13 text-muted">{fillIn(confirm.text, { email: isolated(email) })}</p>
        </div>
      </div>
      <Button variant="outline" disabled={resend.isPending} onClick={() => resend.mutate()}>
        {resend.isPending ? confirm.busy : confirm.resend}
      </Button>
    </div>
  );
};
