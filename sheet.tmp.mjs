import sharp from 'sharp';
const [out, tall, ...files] = process.argv.slice(2);
const H = Number(tall);
const ims = await Promise.all(files.map(async (f) => { const m = await sharp('/tmp/lang-shots/' + f).metadata(); const h = Math.min(m.height, H); return { w: m.width, b: await sharp('/tmp/lang-shots/' + f).extract({ left: 0, top: 0, width: m.width, height: h }).toBuffer() }; }));
let x = 0; const comp = ims.map(({ w, b }) => { const c = { input: b, left: x, top: 0 }; x += w + 10; return c; });
await sharp({ create: { width: x, height: H, channels: 3, background: '#777' } }).composite(comp).png().toFile(out);
