import sharp from 'sharp';
const [f, out, l, t, w, h] = process.argv.slice(2);
await sharp('/tmp/lang-shots/' + f).extract({ left: +l, top: +t, width: +w, height: +h }).resize(+w * 2).toFile(out);
