import { Icon } from '../ui/icon';
import { useChat } from './chat-context';

/** Says that there is no line, and nothing while there is one. */
export const LineNote = () => {
  const { labels, line } = useChat();
  return (
    <div role="status">
      {line.state === 'fine' ? null : (
        <p className="chat-line">
          <Icon name="no-line" size={18} />
          {labels.line[line.state]}
        </p>
      )}
    </div>
  );
};
