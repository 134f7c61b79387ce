import { expect, test } from 'vitest';
import { cleanHtml } from '@/components/moderation/site/html/clean-html';

test('what is pasted from Word keeps what was meant and nothing of Word', () => {
  const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style>
    <meta name=Generator content="Microsoft Word 15"></head><body lang=EN-US><!--StartFragment-->
    <h1 style='mso-x:1'><span style='font-size:20pt'>Before you buy<o:p></o:p></span></h1>
    <p class=MsoNormal style='margin:0'><b style='mso-bidi-font-weight:normal'>Look</b>&nbsp;at the <span
    style='color:red;font-weight:700'>hours</span><o:p>&nbsp;</o:p></p>
    <p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span
    style='font:7pt'>&nbsp; </span></span>Tracks</p>
    <p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·</span>Bucket</p>
    <p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.</span>Call</p>
    <p class=MsoNormal><o:p>&nbsp;</o:p></p></body></html>`;
  expect(cleanHtml(word).replace(/\s+/g, ' ').replaceAll(' </', '</')).toBe(
    '<h2>Before you buy</h2><p><b>Look</b> at the <strong>hours</strong></p>' +
      '<ul><li>Tracks</li><li>Bucket</li></ul><ol><li>Call</li></ol>',
  );
});

test('nothing that runs, loads or frames is left, and links only where they may lead', () => {
  expect(
    cleanHtml(
      '<div onclick="x()">Hi<script>alert(1)</script><img src=x onerror=y><iframe src=z></iframe></div>' +
        '<a href="javascript:alert(1)">no</a> <a href="//evil.example">no</a> ' +
        '<a href="/ads" target=_blank>yes</a> <a href="tel:+9647501234567">call</a>',
    ),
  ).toBe('<p>Hi</p>no no <a href="/ads">yes</a> <a href="tel:+9647501234567">call</a>');
});

test('blocks inside blocks come out flat, and what shows nothing is nothing', () => {
  expect(cleanHtml('<div><div>One</div><div>Two</div></div>')).toBe('<p>One</p><p>Two</p>');
  expect(cleanHtml('<b style="font-weight:normal"><p>Docs</p></b>')).toBe('<p>Docs</p>');
  expect(cleanHtml('<p><br></p><p>&nbsp;</p>')).toBe('');
});
