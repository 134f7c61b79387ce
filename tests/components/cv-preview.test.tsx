import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { CvPreview } from '@/components/account/form/cv-preview';
import messages from '@/messages/en.json';

const labels = messages.auth.files;
const pdf = (name: string) => new File(['%PDF-1.4\n%%EOF'], name, { type: 'application/pdf' });
const show = (file: File) => <CvPreview file={file} labels={labels} onRemove={() => {}} />;
const frame = () => document.querySelector('iframe');

afterEach(cleanup);

describe('A CV that was picked', () => {
  it('is shown when asked for, and never takes the keyboard by itself (R69)', () => {
    Object.assign(navigator, { pdfViewerEnabled: true });
    const { rerender } = render(show(pdf('Rebaz.pdf')));
    expect(frame()).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: labels.showPreview }));
    expect(frame()?.title).toContain('Rebaz.pdf');
    rerender(show(pdf('Lana.pdf')));
    expect(frame()).toBeNull();
  });

  it('opens in a tab of its own where the browser shows no documents, and is only named where it is none', () => {
    Object.assign(navigator, { pdfViewerEnabled: false });
    const { rerender } = render(show(pdf('Rebaz.pdf')));
    expect(screen.queryByRole('button', { name: labels.showPreview })).toBeNull();
    screen.getByRole('link', { name: labels.openPreview });
    rerender(show(new File(['x'], 'Rebaz.docx')));
    expect(screen.queryByRole('link', { name: labels.openPreview })).toBeNull();
    screen.getByText('Rebaz.docx');
  });
});
