import './toast.css';

type Toast = {
  type: 'success' | 'error';
  text: string;
  rtl: boolean;
  /** Where to go from here. */
  link?: { href: string; text: string };
};

// The library and the place where toasts stand come with the first of them.
let ready: Promise<typeof import('react-toastify')> | undefined;

const prepare = async (rtl: boolean) => {
  const [library, { createRoot }, { createElement }] = await Promise.all([
    import('react-toastify'),
    import('react-dom/client'),
    import('react'),
  ]);
  const { notices = '', close = '' } = document.body.dataset;
  const place = document.body.appendChild(document.createElement('div'));
  createRoot(place).render(
    createElement(library.ToastContainer, {
      position: 'top-right',
      autoClose: 5000,
      limit: 20,
      rtl,
      'aria-label': notices,
      closeButton: ({ closeToast }) =>
        createElement(
          'button',
          {
            type: 'button',
            'aria-label': close,
            title: close,
            className: 'toast-close',
            onClick: closeToast,
          },
          '×',
        ),
      theme: matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
    }),
  );
  return library;
};

/** Five seconds at the top, longer while it is pointed at; it stays through a change of page. */
export const showToast = async ({ type, text, rtl, link }: Toast) => {
  ready ??= prepare(rtl);
  const library = await ready.catch(() => null);
  if (!library) {
    // There was no line to bring it over. The next toast asks again.
    ready = undefined;
    return;
  }
  const { toast } = library;
  if (!link) toast[type](text);
  else {
    const { createElement } = await import('react');
    toast[type](
      createElement(
        'span',
        null,
        text,
        ' ',
        createElement('a', { href: link.href, className: 'toast-link' }, link.text),
      ),
    );
  }
};
